import { toAddressIn } from '#i18n/address-in.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { Empty } from '#ui/empty.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { GreetingCard } from '../islands/greeting-card.tsx';
import { ShareButtons } from '../islands/share-buttons.tsx';
import { greetingDays } from '../model.ts';
import { openGreeting } from '../store.ts';
import { listWishes } from './wishes.ts';

/** How the link gets to whom it is for: at a kiosk by the sender's own phone. */
function Share({ link }: { link: string }) {
  const { t, locale } = texts();
  const { origin, mode } = requestContext();
  // Whoever gets it reads what stands around it in the language of who has made it.
  const url = toAddressIn(locale, `${origin}/new-year-greeting/card?g=${link}`);
  if (mode === 'kiosk') {
    return (
      <div className="card p-6">
        <p className="text-lg">{t('greeting.ready.scan')}</p>
        <div className="mt-5 max-w-110">
          <QrCode text={url} label={t('greeting.ready.qr')} />
        </div>
      </div>
    );
  }
  const said = encodeURIComponent(`${t('greeting.ready.text')} ${url}`);
  const others = [
    ['smartphone', `sms:?&body=${said}`, 'SMS'],
    [
      'mail',
      `mailto:?subject=${encodeURIComponent(t('greeting.ready.text'))}&body=${said}`,
      t('greeting.ready.email'),
    ],
    [
      'arrow-up-right',
      `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
      'Facebook',
    ],
  ] as const;
  return (
    <div className="card p-5 sm:p-6">
      <div className="flex flex-wrap gap-3">
        <ShareButtons
          url={url}
          text={t('greeting.ready.text')}
          labels={{
            share: t('greeting.ready.share'),
            copy: t('greeting.ready.copy'),
            copied: t('greeting.ready.copied'),
            failed: t('greeting.ready.copyFailed'),
          }}
        />
      </div>
      <label className="mt-5 block font-bold">
        {t('greeting.ready.link')}
        <input readOnly value={url} className="control mt-2 font-normal" />
      </label>
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1">
        {others.map(([icon, href, name]) => (
          <li key={name}>
            <a
              href={href}
              rel="noreferrer"
              className={`line-link gap-1.5 text-link ${withIcon(icon)}`}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The greeting that was just made, and how to send it. Its address has the whole of it, so it can be reloaded. */
export async function GreetingReady() {
  const { t } = texts();
  const link = requestContext().page.query.get('g') ?? '';
  const opened = await openGreeting(link);
  if (!opened) requestContext().gone = true;
  const title = opened ? t('greeting.ready.title') : t('greeting.gone.title');
  return (
    <>
      <PageMeta title={title} description={t('flow.greeting.text')} noIndex />
      <div className="page pb-16 pt-8">
        {opened ? (
          <div className="grid gap-8 roomy:grid-cols-[minmax(0,1fr)_27rem] roomy:gap-12">
            <div className="min-w-0">
              <h1 tabIndex={-1} className="text-4xl">
                {title}
              </h1>
              <p className="lead mb-6 mt-3">{t('greeting.ready.lead', { days: greetingDays })}</p>
              <Share link={link} />
              <a
                href={`/new-year-greeting?g=${link}`}
                data-document
                className={`line-link mt-4 gap-1.5 text-link ${withIcon('arrow-left')}`}
              >
                {t('greeting.ready.change')}
              </a>
            </div>
            <div className="min-w-0">
              <GreetingCard greeting={opened.greeting} wishes={listWishes()} heading="h2" />
            </div>
          </div>
        ) : (
          <GreetingGone title={title} text={t('greeting.gone.text', { days: greetingDays })} />
        )}
      </div>
    </>
  );
}

export function GreetingGone({ title, text }: { title: string; text: string }) {
  return (
    <Empty icon="gift" title={title} text={text} heading="h1">
      <a href="/new-year-greeting" data-document className="btn-primary mt-2">
        {texts().t('greeting.own')}
      </a>
    </Empty>
  );
}

import { brand } from '#domain/brand.ts';
import { locales } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { texts } from '#request/texts.ts';
import { KeepOffline } from '#ui/keep-offline.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { withIcon } from '#ui/with-icon.ts';

const pages = [
  { href: '/service-branches', name: 'branches.title' },
  { href: '/roaming', name: 'roaming.title' },
] as const;

/** Shown in place of a page that is not kept on the device: in both languages, since it is kept once for both. */
export function OfflinePage() {
  const { t, locale } = texts();
  const ordered = [...locales].toSorted(
    (one, other) => Number(other === locale) - Number(one === locale),
  );
  return (
    <div className="page py-12">
      <PageMeta title={t('offlineCopy.title')} description={t('offlineCopy.text')} noIndex />
      <KeepOffline />
      {ordered.map((language, at) => {
        const say = translator(language);
        const Heading = at === 0 ? 'h1' : 'h2';
        return (
          <section key={language} lang={language} className="mb-10 max-w-3xl">
            <Heading
              tabIndex={-1}
              className={`row gap-3 text-3xl before:text-muted ${withIcon('cloud-off')}`}
            >
              {say('offlineCopy.title')}
            </Heading>
            <p className="lead mt-3">{say('offlineCopy.text')}</p>
            <p className="mt-3">{say('offlineCopy.call', { phone: brand.callCentre })}</p>
            <ul className="mt-4 flex flex-wrap gap-3">
              {pages.map(({ href, name }) => (
                <li key={href}>
                  <a href={href} data-document className="btn-line">
                    {say(name)}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

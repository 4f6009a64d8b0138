import { findDanVerification } from '../dan-verified.ts';
import { type DanFlow, danFlows } from '../flows.ts';
import { mayAttempt } from '../store.ts';
import { formatDateTime } from '#domain/ulaanbaatar-time.ts';
import { texts } from '#request/texts.ts';
import { findCustomer } from '../../session.ts';
import { withIcon } from '#ui/with-icon.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';

const told = [
  { what: 'name', icon: 'users' },
  { what: 'register', icon: 'receipt-text' },
  { what: 'address', icon: 'map-pin-off' },
] as const;

/** A native form: the edge creates the state and redirects to the provider. */
function StartForm({ flow }: { flow: DanFlow }) {
  return (
    <form method="post" action="/dan/start">
      <input type="hidden" name="for" value={flow} />
      <button type="submit" className={`btn-primary w-full xs:w-auto ${withIcon('shield-check')}`}>
        {texts().t('dan.start.go')}
      </button>
    </form>
  );
}

async function NextStep({ flow }: { flow: DanFlow }) {
  const { t } = texts();
  const customer = await findCustomer();
  if (!customer) {
    const next = encodeURIComponent(`/dan/redirect?for=${flow}`);
    return (
      <div className="stack items-start gap-4">
        <p>{t('dan.start.signIn')}</p>
        <a href={`/sign-in?next=${next}`} data-document className="btn-primary">
          {t('dan.start.toSignIn')}
        </a>
      </div>
    );
  }
  if (!(await mayAttempt(customer.id, Date.now()))) {
    return (
      <p role="alert" className="rounded-control bg-warning-tint p-4 font-medium text-warning">
        {t('dan.start.tooMany')}
      </p>
    );
  }
  return <StartForm flow={flow} />;
}

/** Explains which data Dan shares with us, and for what, before the visitor leaves the site. */
export async function DanStart({ flow }: { flow: DanFlow }) {
  const { t } = texts();
  const name = t(`flow.${flow}.title`);
  const verification = await findDanVerification(flow);
  return (
    <>
      <PageMeta title={t('dan.start.title')} description={t('flow.dan.text')} noIndex />
      <PageHeader
        crumbs={[
          { name, href: danFlows[flow].continuesAt },
          { name: t('dan.start.title'), href: `/dan/redirect?for=${flow}` },
        ]}
        title={t('dan.start.title')}
        lead={t('dan.start.lead')}
      />
      <div className="page">
        <div className="stack max-w-180 gap-6">
          {verification && (
            <p role="status" className="rounded-control bg-success-tint p-4 text-success">
              {t('dan.start.held', { time: formatDateTime(new Date(verification.expiresAt)) })}{' '}
              <a
                href={danFlows[flow].continuesAt}
                className="line-link font-bold underline underline-offset-4"
              >
                {t('dan.continue', { flow: name })}
              </a>
            </p>
          )}
          <section className="card stack gap-5 p-5 sm:p-7">
            <h2 className="text-xl">{t('dan.start.tells')}</h2>
            <ul className="stack gap-3">
              {told.map(({ what, icon }) => (
                <li
                  key={what}
                  className={`flex items-start gap-3 before:mt-0.5 before:text-lg before:text-primary ${withIcon(icon)}`}
                >
                  {t(`dan.start.told.${what}`)}
                </li>
              ))}
            </ul>
            <p className="border-t-1 border-line pt-5 text-muted">{t('dan.start.kept')}</p>
          </section>
          <NextStep flow={flow} />
          <p className="text-sm text-muted">{t('dan.start.time')}</p>
        </div>
      </div>
    </>
  );
}

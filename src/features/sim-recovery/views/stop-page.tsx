import { brand } from '#domain/brand.ts';
import { maskPhoneNumber } from '#domain/phone-number.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { readToken } from '#identity/visitor-cookie.ts';
import type { Recovery } from '#purchase/sim-recovery/model.ts';
import { findByStopToken } from '#purchase/sim-recovery/store.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { Empty } from '#ui/empty.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { SubmitButton } from '#ui/islands/submit-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { withIcon } from '#ui/with-icon.ts';

function Stop({ recovery }: { recovery: Recovery }) {
  const { t, locale } = texts();
  const { isdn, createdAt, state, endedBy, stopToken } = recovery;
  const values = {
    number: maskPhoneNumber(isdn),
    time: formatDateTime(createdAt, locale),
    phone: brand.callCentre,
  };
  if (endedBy === 'STOPPED') {
    return (
      <p
        role="status"
        className={`flex items-start gap-2 rounded-card bg-success-tint p-5 text-lg text-success ${withIcon('circle-check')}`}
      >
        {t('simRecovery.stop.done', values)}
      </p>
    );
  }
  const isOpen = state === 'REQUESTED' || state === 'VERIFIED' || state === 'PAID';
  return (
    <div className="card p-5 sm:p-6">
      <p className="numbers text-lg">{t('simRecovery.stop.what', values)}</p>
      {isOpen ? (
        <>
          <p className="mt-3 text-muted">{t('simRecovery.stop.text', values)}</p>
          <form method="post" action="/simRecovery/stop" className="mt-5">
            <input type="hidden" name="id" value={stopToken} />
            <SubmitButton
              label={t('simRecovery.stop.go')}
              pending={t('flow.sending')}
              className="btn-primary w-full sm:w-fit"
            />
          </form>
        </>
      ) : (
        <p className="mt-3 font-bold">
          {t(state === 'FAILED' ? 'simRecovery.stop.over' : 'simRecovery.stop.late', values)}
        </p>
      )}
    </div>
  );
}

/** For whoever has the link of the owner's e-mail. Opening it changes nothing. */
export async function StopPage() {
  const { t } = texts();
  const { page, formState } = requestContext();
  const token = readToken(page.query) ?? formState?.typed['id']?.[0] ?? null;
  const recovery = token ? await findByStopToken(token) : null;
  if (!recovery) requestContext().gone = true;
  const title = t(recovery ? 'simRecovery.stop.title' : 'simRecovery.stop.gone');
  return (
    <>
      <PageMeta title={title} description={t('flow.simRecovery.title')} noIndex />
      <PageHeader
        crumbs={[{ name: t('flow.simRecovery.title'), href: '/simRecovery' }]}
        title={title}
      />
      <div className="page pb-16">
        <div className="max-w-160">
          <ErrorSummary />
          {recovery ? (
            <Stop recovery={recovery} />
          ) : (
            <Empty
              icon="search-x"
              title={title}
              text={t('simRecovery.stop.goneText', { phone: brand.callCentre })}
            >
              <a href="/service-branches" className="btn-primary mt-2">
                {t('nav.branches')}
              </a>
            </Empty>
          )}
        </div>
      </div>
    </>
  );
}

import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Field } from '#ui/form/field.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { notFound } from '#waku.ts';

/** How a kiosk becomes a browser again: with the PIN where staff have set it up, else by one press. */
export function LeavePage() {
  const { mode, kioskDevice } = requestContext();
  if (mode !== 'kiosk') notFound();
  const { t } = texts();
  const title = t('kiosk.leave.title');
  return (
    <>
      <PageMeta title={title} description={title} noIndex />
      <PageHeader
        crumbs={[{ name: title, href: '/kiosk/leave' }]}
        title={title}
        lead={t(kioskDevice ? 'kiosk.leave.staffLead' : 'kiosk.leave.lead')}
      />
      <div className="page">
        <div className="max-w-110">
          <ErrorSummary />
          <form method="post" action="/kiosk/leave" className="stack gap-6">
            {kioskDevice && (
              <Field
                name="pin"
                type="password"
                inputMode="numeric"
                label={t('kiosk.leave.pin')}
                maxLength={12}
                className="text-xl tracking-widest"
              />
            )}
            <div className="flex flex-wrap gap-3">
              <button type="submit" className={`btn-primary ${withIcon('log-out')}`}>
                {t('kiosk.leave.submit')}
              </button>
              <a href="/" className="btn-line">
                {t('kiosk.leave.back')}
              </a>
            </div>
          </form>
        </div>
      </div>
    </>
  );
}

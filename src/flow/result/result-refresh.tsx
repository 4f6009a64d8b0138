import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';
import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';

/** How long the page loads itself anew; then it waits for a press. */
const aliveMs = 5 * 60_000;

/** Whoever waits sees what became of it without a press, for a while, and can stop that. */
export function ResultRefresh({ since, now }: { since: number; now: number }) {
  const { t } = texts();
  const { page } = requestContext();
  const isStopped = page.query.get('refresh') === 'stay' || now - since > aliveMs;
  return (
    <>
      {!isStopped && (
        <noscript>
          <meta httpEquiv="refresh" content={`15;url=${toHref(page, { complete: null })}`} />
          <p className="mt-3 text-sm text-muted">
            {t('payment.refreshed', { seconds: 15 })}{' '}
            <a href={toHref(page, { refresh: 'stay' })} className="line-link text-link">
              {t('payment.refreshStop')}
            </a>
          </p>
        </noscript>
      )}
      <a
        href={toHref(page, { refresh: null, complete: null })}
        data-document
        className={`btn-line mt-4 ${withIcon('rotate-cw')}`}
      >
        {t('pay.result.look')}
      </a>
    </>
  );
}

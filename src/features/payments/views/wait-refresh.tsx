import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';
import { texts } from '#request/texts.ts';

const stopped = 'stay';

/** Without scripts the page loads itself anew, often in the first minute, until somebody stops it. */
export function WaitRefresh({ createdAt, now }: { createdAt: number; now: number }) {
  const { t } = texts();
  const { page } = requestContext();
  const isStopped = page.query.get('refresh') === stopped;
  const seconds = now - createdAt < 60_000 ? 10 : 30;
  return (
    <noscript>
      {!isStopped && (
        <meta
          httpEquiv="refresh"
          content={`${seconds};url=${toHref(page, { refresh: null, complete: null, checked: null })}`}
        />
      )}
      <p className="mt-3 text-sm text-muted">
        {!isStopped && `${t('payment.refreshed', { seconds })} `}
        <a
          href={toHref(page, { refresh: isStopped ? null : stopped })}
          className="line-link text-link"
        >
          {t(isStopped ? 'payment.refreshStart' : 'payment.refreshStop')}
        </a>
      </p>
    </noscript>
  );
}

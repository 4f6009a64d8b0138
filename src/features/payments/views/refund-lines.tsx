import { formatMnt } from '#domain/money.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import type { Refund } from '#payment/refund-store.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';

/** Money that goes back, each with its step: money is never kept without a word. */
export function RefundLines({
  refunds,
  canceled = 'payment.refund.canceled',
  className = '',
}: {
  refunds: readonly Refund[];
  /** Why money of something canceled goes back, where more is known. */
  canceled?: MessageKey;
  className?: string;
}) {
  const { t, locale } = texts();
  if (refunds.length === 0) return null;
  return (
    <section aria-labelledby="refunds" className={`card p-5 sm:p-6 ${className}`}>
      <h2 id="refunds" className="text-xl">
        {t('payment.refunds')}
      </h2>
      <ul className="mt-4 grid list-none gap-4 p-0">
        {refunds.map(({ id, amount, reason, state, updatedAt }) => (
          <li
            key={id}
            className={`numbers flex items-start gap-3 ${state === 'DONE' ? `before:text-success ${withIcon('check')}` : `before:text-info ${withIcon('rotate-ccw')}`}`}
          >
            <span className="min-w-0">
              <span className="block font-medium">
                {t(reason === 'canceled' ? canceled : `payment.refund.${reason}`, {
                  amount: formatMnt(amount),
                })}
              </span>
              <span className="block text-sm text-muted">
                {t(`payment.refundState.${state}`)} · {formatDateTime(updatedAt, locale)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

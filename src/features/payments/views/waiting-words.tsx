import { formatMnt } from '#domain/money.ts';
import { formatTime } from '#domain/ulaanbaatar-time.ts';
import { isReturned, type Payment } from '#payment/model.ts';
import type { Refund } from '#payment/refund-store.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';
import { readChecked } from '../checked.ts';
import { CheckNow } from './payment-actions.tsx';

interface WaitingProps {
  payment: Payment;
  refunds: readonly Refund[];
  now: number;
}

/** What is known of the money that is waited for, and a press that asks for it now. */
export function WaitingWords({ payment, refunds, now }: WaitingProps) {
  const { t } = texts();
  const wrong = refunds.filter(({ reason }) => reason === 'amount');
  const isWrong = wrong.length > 0;
  const paid = wrong.reduce((sum, { amount }) => sum + amount, 0);
  const { query } = requestContext().page;
  const checkedAt = readChecked(query, { from: payment.createdAt, to: now });
  const isByCard = payment.provider === 'golomt';
  const isUnpaid = isByCard && checkedAt === null && !isReturned(query);
  // Whoever just opened the page of an invoice has hardly paid: both are told what holds for them.
  const isOpened = !isByCard && checkedAt === null && !isWrong;
  const look = isUnpaid ? 'bg-sunken' : 'bg-info-tint';
  return (
    <div
      className={`mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card px-5 py-4 ${isWrong ? 'bg-warning-tint' : look}`}
    >
      <div className="min-w-0 max-w-62ch">
        {isOpened && <p className="mb-2">{t('payment.ifUnpaid')}</p>}
        {isWrong ? (
          <p
            role="status"
            className={`numbers flex items-start gap-3 font-medium text-warning ${withIcon('triangle-alert')}`}
          >
            {t('payment.wrongAmount', {
              paid: formatMnt(paid),
              amount: formatMnt(payment.amount),
            })}
          </p>
        ) : (
          <p
            role="status"
            className={
              isUnpaid
                ? 'text-muted'
                : 'payment-waiting flex items-start gap-3 font-medium text-info'
            }
          >
            {isOpened && `${t('payment.ifPaid')} `}
            {t(isUnpaid ? 'payment.unpaid' : 'payment.waiting')}
          </p>
        )}
        {checkedAt !== null && (
          <p role="status" className="numbers mt-2">
            {t(isWrong ? 'payment.notAllYet' : 'payment.nothingYet', {
              time: formatTime(new Date(checkedAt)),
            })}
          </p>
        )}
      </div>
      <CheckNow payment={payment} />
    </div>
  );
}

import type { ReactNode } from 'react';
import { formatMnt } from '#domain/money.ts';
import { formatDate } from '#i18n/format-date.ts';
import { readRefundsOfOrder } from '#order/find-payment.ts';
import type { Order } from '#order/model.ts';
import { SellerLines } from '#payment/views/seller-lines.tsx';
import { texts } from '#request/texts.ts';
import { Letterhead } from '#ui/letterhead.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';

/** That a canceled order is not to be paid for, and what has become of its money. */
async function CanceledNote({ order: { id, total } }: { order: Order }) {
  const { t } = texts();
  const refunds = await readRefundsOfOrder(id);
  return (
    <div className="mt-6 rounded-card bg-danger-tint p-4">
      <p className={`numbers items-start gap-3 font-bold text-danger ${withIcon('circle-x')}`}>
        {t('order.invoice.canceled', { total: formatMnt(total) })}
      </p>
      {refunds.map(({ id: one, amount, state }) => (
        <p key={one} className="numbers mt-1">
          {`${t('payment.refund.made')}: ${formatMnt(amount)}. ${t(`payment.refundState.${state}`)}`}
        </p>
      ))}
    </div>
  );
}

/** The invoice itself, as it is printed. */
export function Invoice({ order, branch }: { order: Order; branch: (id: string) => ReactNode }) {
  const { t, locale } = texts();
  const { code, placedAt, createdAt, total, status } = order;
  return (
    <article className="mx-auto max-w-190">
      <Letterhead title={t('order.invoice.title')} from={<SellerLines />}>
        <p className="numbers mt-1 text-lg font-bold tracking-wide">{code}</p>
        <p className="numbers text-sm text-muted">{formatDate(placedAt ?? createdAt, locale)}</p>
      </Letterhead>
      {status === 'CANCELED' && <CanceledNote order={order} />}
      <div className="mt-6">
        <OrderFacts order={order} branch={branch} isWide />
      </div>
      <div className="mt-6">
        <OrderLines order={order} />
      </div>
      <p className="mt-6 text-sm text-muted">
        {status !== 'CANCELED' && `${t('order.invoice.paid', { total: formatMnt(total) })} `}
        {t('order.invoice.noReceipt')}
      </p>
    </article>
  );
}

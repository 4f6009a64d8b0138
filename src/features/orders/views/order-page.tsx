import type { ReactNode } from 'react';
import { findPaidPaymentId, findPaymentHref, readRefundsOfOrder } from '#order/find-payment.ts';
import { toClock } from '#domain/ulaanbaatar-time.ts';
import { findPayableUntil } from '#order/list-store.ts';
import { countCodes } from '#order/codes-store.ts';
import { listDigital } from '#order/digital-goods.ts';
import { readReturnEvents } from '#order/returns/store.ts';
import { mayMove } from '#order/transitions.ts';
import type { MessageKey } from '#i18n/translator.ts';
import type { Order } from '#order/model.ts';
import { readOrderEvents } from '#order/store.ts';
import type { Refund } from '#payment/refund-store.ts';
import { toShownState } from '#order/state-view.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { Empty } from '#ui/empty.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Breadcrumbs } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { findShownOrder, readCode, toOwnHref } from '#order/find-shown.ts';
import { BuyAgain, type ReadNow } from './buy-again.tsx';
import { CancelPart, NoCancel } from './cancel-part.tsx';
import { OrderCodes } from './order-codes.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderProgress, OrderState, OrderTimeline } from './order-state.tsx';

/** Parts of the page that other features make. */
export interface OrderSlots {
  /** What the order's products cost now. */
  readNow: ReadNow;
  /** The receipt of the payment that paid for it. */
  payment: (paymentId: string) => ReactNode;
  /** What was paid and goes back, also of an order that has ended unpaid. */
  refunds: (refunds: readonly Refund[], canceled: MessageKey) => ReactNode;
  branch: (id: string) => ReactNode;
  /** Whether a branch is open, and the way there. */
  visit: (id: string) => ReactNode;
  /** What of it comes back. */
  returns: (order: Order) => ReactNode;
}

interface FoundProps {
  order: Order;
  refunds: readonly Refund[];
  slots: OrderSlots;
}

async function Found({ order, refunds, slots }: FoundProps) {
  const { t } = texts();
  const isUnpaid = order.status === 'AWAITING_PAYMENT';
  const [events, returned, paymentId, payHref, endsAt, codes] = await Promise.all([
    readOrderEvents(order.id),
    readReturnEvents(order.id),
    findPaidPaymentId(order.id),
    isUnpaid ? findPaymentHref(order.id) : null,
    isUnpaid ? findPayableUntil(order.id) : null,
    countCodes(order.id),
  ]);
  const isPaid = order.placedAt !== null;
  // As long as an order is on its way, nobody has come to order again.
  const hasEnded = order.status === 'COMPLETED' || order.status === 'CANCELED';
  const isStill = mayMove(order, 'CANCELED', 'customer');
  const mayCancel = isStill && codes.count === 0;
  const { query } = requestContext().page;
  const canceler = events.find(({ status }) => status === 'CANCELED')?.who;
  const canceled =
    `payment.refund.${canceler === 'customer' ? 'canceledByYou' : 'canceledOrder'}` as const;
  return (
    <>
      <OrderState order={order} hasRefunds={refunds.length > 0} />
      <OrderProgress order={order} />
      <div
        data-revision={`order ${order.id} ${order.status} ${events.length} ${mayCancel} ${refunds.map(({ state }) => state).join('.')}`}
        className="beside mt-8 items-start gap-8 roomy:gap-8 roomy:grid-cols-[minmax(0,1fr)_22.5rem] roomy:grid-rows-[auto_1fr]"
      >
        <div className="stack min-w-0 gap-8">
          {isPaid && listDigital(order).length > 0 && <OrderCodes order={order} codes={codes} />}
          {slots.returns(order)}
          <OrderTimeline order={order} events={events} returned={returned} refunds={refunds} />
          <div className="card p-5 sm:p-6">
            <OrderLines order={order} />
          </div>
          {query.has('again') && <BuyAgain order={order} readNow={slots.readNow} />}
        </div>
        <aside className="stack min-w-0 gap-6 roomy:col-start-2 roomy:row-span-2 roomy:row-start-1">
          <div className="stack gap-3">
            {payHref && (
              <a href={payHref} data-document className="btn-primary">
                {t('order.pay')}
              </a>
            )}
            {payHref && endsAt !== null && endsAt > Date.now() && (
              <p className="numbers text-sm text-muted">
                {t('payment.until', { time: toClock(endsAt) })}. {t('order.endsUnpaid')}
              </p>
            )}
            {isPaid && !query.has('again') && (
              <a
                href={`${toOwnHref('', { again: '1' })}#again`}
                className={`${hasEnded ? 'btn-primary' : 'btn-line'} ${withIcon('rotate-cw')}`}
              >
                {t('order.again.title')}
              </a>
            )}
            {isPaid && (
              <a
                href={toOwnHref('/invoice')}
                data-document
                className={`btn-line ${withIcon('printer')}`}
              >
                {t('order.invoice.title')}
              </a>
            )}
          </div>
          <OrderFacts order={order} branch={slots.branch} visit={slots.visit} />
          {mayCancel && <CancelPart />}
          {isStill && !mayCancel && <NoCancel />}
        </aside>
        {(paymentId || refunds.length > 0) && (
          <div className="stack min-w-0 gap-8">
            {slots.refunds(refunds, canceled)}
            {paymentId && slots.payment(paymentId)}
          </div>
        )}
      </div>
    </>
  );
}

/** An order, for whoever may see it: its state, large, its timeline, and what can be done. */
export async function OrderPage(slots: OrderSlots) {
  const { t } = texts();
  const order = await findShownOrder();
  const refunds = order ? await readRefundsOfOrder(order.id) : [];
  // Somebody else's is as good as none, so that nobody learns which there are.
  if (!order) requestContext().gone = true;
  const code = readCode(requestContext().page.pathname) ?? '';
  const title = order
    ? `${t(toShownState(order, refunds.length > 0).word)} · ${code}`
    : t('order.gone');
  return (
    <>
      <PageMeta title={title} description={t('order.title')} noIndex />
      <div className="page pt-6 pb-16 sm:pt-8">
        <Breadcrumbs
          crumbs={[
            { name: t('order.title'), href: '/order' },
            { name: code, href: toOwnHref() },
          ]}
        />
        <div className="mt-6">
          <ErrorSummary />
          {order ? (
            <Found order={order} refunds={refunds} slots={slots} />
          ) : (
            <Empty icon="search-x" title={t('order.gone')} text={t('order.goneText')} heading="h1">
              <a href="/order#find" data-document className="btn-primary mt-2">
                {t('order.find.title')}
              </a>
            </Empty>
          )}
        </div>
      </div>
    </>
  );
}

import { formatMnt } from '#domain/money.ts';
import { formatDate, formatDateTime } from '#i18n/format-date.ts';
import type { Order } from '#order/model.ts';
import { type ReturnEvent, returnViews } from '#order/returns/model.ts';
import type { OrderEvent } from '#order/store.ts';
import type { Refund } from '#payment/refund-store.ts';
import { toShownState, toStateView } from '#order/state-view.ts';
import { texts } from '#request/texts.ts';
import { tintClass } from '#ui/tint.ts';
import { withIcon } from '#ui/with-icon.ts';
import { toProgress, toTimeline } from '../model.ts';

/** One state, large: its icon, its word, and what it means. */
export function OrderState({ order, hasRefunds }: { order: Order; hasRefunds: boolean }) {
  const { t, locale } = texts();
  const { slotDate, slot, code, status } = order;
  const view = toShownState(order, hasRefunds);
  const isOnItsWay = ['PLACED', 'SHIPPED'].includes(status);
  return (
    <div className="flex flex-col gap-4 sm:flex-row sm:items-center sm:gap-6">
      <span
        className={`row h-18 w-18 shrink-0 justify-center rounded-full text-4xl ${tintClass[view.tint].ground} ${withIcon(view.icon)}`}
      />
      <div className="min-w-0">
        <p className="numbers text-sm text-muted">
          {t('order.code')} <span className="font-bold tracking-wide text-ink">{code}</span>
        </p>
        <h1 tabIndex={-1} className="mt-1 text-4xl">
          {t(view.word)}
        </h1>
        <p className="mt-2 text-lg text-muted">{t(view.text)}</p>
        {isOnItsWay && slotDate && (
          <p className="numbers mt-1 text-lg font-bold">
            {t('order.when')}: {formatDate(slotDate, locale)},{' '}
            <span className="whitespace-nowrap">{slot?.replace('-', '–')}</span>
          </p>
        )}
      </div>
    </div>
  );
}

/** How far an order has come, as a bar of its steps, each with its word. */
export function OrderProgress({ order }: { order: Order }) {
  const { t } = texts();
  const progress = toProgress(order);
  if (!progress) return null;
  return (
    <ol className="m-0 mt-6 flex list-none gap-2 p-0">
      {progress.steps.map((status, i) => {
        const isPresent = i === progress.reached - 1;
        const isAhead = i >= progress.reached;
        return (
          <li
            key={status}
            aria-current={isPresent ? 'step' : undefined}
            className={`min-w-0 flex-1 border-t-4 pt-2 text-sm ${isAhead ? 'border-line text-muted' : 'border-primary'} ${isPresent ? 'font-bold' : ''}`}
          >
            {t(toStateView(status, order.deliveryType).word)}
          </li>
        );
      })}
    </ol>
  );
}

const refundView = { word: 'payment.refund.made', icon: 'rotate-ccw', tint: 'muted' } as const;

interface OrderTimelineProps {
  order: Order;
  events: readonly OrderEvent[];
  /** What has happened with goods of it that come back. */
  returned: readonly ReturnEvent[];
  /** Its money that goes back. */
  refunds: readonly Refund[];
}

/** What happened and when, the present state first. */
export function OrderTimeline({ order, events, returned, refunds }: OrderTimelineProps) {
  const { t, locale } = texts();
  const past = [
    // That of what is returned is among the steps of the return.
    ...refunds
      .filter(({ reason }) => reason !== 'returned')
      .map(({ amount, state, updatedAt }) => {
        const says = `${formatMnt(amount)}. ${t(`payment.refundState.${state}`)}`;
        return { at: updatedAt, view: refundView, says };
      }),
    // A return begins when the order has come to its last state.
    ...returned.map(({ state, at }) => ({ at, view: returnViews[state], says: '' })).toReversed(),
    ...toTimeline(events).map(({ status, at }) => {
      return { at, view: toStateView(status, order.deliveryType), says: '' };
    }),
  ].toSorted((a, b) => b.at - a.at);
  if (past.length === 0) return null;
  return (
    <section aria-labelledby="timeline" className="card p-5 sm:p-6">
      <h2 id="timeline" className="text-xl">
        {t('order.timeline')}
      </h2>
      <ol className="m-0 mt-4 list-none p-0">
        {past.map(({ view, at, says }, i) => {
          const isPresent = i === 0;
          const look = isPresent ? tintClass[view.tint].ground : 'bg-sunken text-muted';
          return (
            <li key={`${view.word} ${at}`} className="relative flex gap-4 pb-6 last:pb-0">
              {i < past.length - 1 && (
                <span aria-hidden="true" className="absolute bottom-0 left-5 top-11 w-px bg-line" />
              )}
              <span
                className={`row h-10 w-10 shrink-0 justify-center rounded-full text-lg ${look} ${withIcon(view.icon)}`}
              />
              <div className="min-w-0 pt-1.5">
                <p className={isPresent ? 'font-bold' : ''}>{t(view.word)}</p>
                {says && <p className="numbers text-sm">{says}</p>}
                <p className="numbers text-sm text-muted">{formatDateTime(at, locale)}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

import { formatDate, formatDateTime } from '#i18n/format-date.ts';
import type { Order } from '#order/model.ts';
import type { OrderEvent } from '#order/store.ts';
import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';
import { tintClass, toStateView, toTimeline } from '../model.ts';

/** One state, large: its icon, its word, and what it means. */
export function OrderState({ order }: { order: Order }) {
  const { t, locale } = texts();
  const view = toStateView(order.status, order.deliveryType);
  const { slotDate, slot, code } = order;
  const isOnItsWay = ['PLACED', 'SHIPPED'].includes(order.status);
  return (
    <div className="flex flex-col gap-5 sm:(flex-row items-center gap-6)">
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
            {formatDate(slotDate, locale)} {slot?.replace('-', '–')}
          </p>
        )}
      </div>
    </div>
  );
}

/** What happened and when, the present state first, and above it what is still to come. */
export function OrderTimeline({ order, events }: { order: Order; events: readonly OrderEvent[] }) {
  const { t, locale } = texts();
  const { ahead, past } = toTimeline(order, events);
  if (past.length === 0) return null;
  const all = [...past, ...ahead];
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="text-xl">
        {t('order.timeline')}
      </h2>
      <ol className="m-0 mt-4 list-none p-0">
        {all.map(({ status, at }, i) => {
          const view = toStateView(status, order.deliveryType);
          const isPresent = i === 0;
          const look = isPresent
            ? tintClass[view.tint].ground
            : at === null
              ? 'border-1 border-dashed border-edge text-muted'
              : 'bg-sunken text-muted';
          return (
            <li
              key={status}
              aria-current={isPresent ? 'step' : undefined}
              className="relative flex gap-4 pb-6 last:pb-0"
            >
              {i < all.length - 1 && (
                <span aria-hidden="true" className="absolute bottom-0 left-5 top-11 w-px bg-line" />
              )}
              <span
                className={`row h-10 w-10 shrink-0 justify-center rounded-full text-lg ${look} ${withIcon(view.icon)}`}
              />
              <div className="min-w-0 pt-1.5">
                <p className={isPresent ? 'font-bold' : at === null ? 'text-muted' : ''}>
                  {t(view.word)}
                </p>
                <p className="numbers text-sm text-muted">
                  {at === null ? t('order.ahead') : formatDateTime(at, locale)}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

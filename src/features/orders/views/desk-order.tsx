import { maskPhoneNumber } from '#domain/phone-number.ts';
import { toOwed } from '#domain/leasing.ts';
import { formatMnt } from '#domain/money.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { isStaff } from '#identity/staff/staff.ts';
import { countCodes } from '#order/codes-store.ts';
import type { Order } from '#order/model.ts';
import { readOrderEvents } from '#order/store.ts';
import { toStateView } from '#order/state-view.ts';
import { texts } from '#request/texts.ts';

/** Who has ordered what, for whoever packs and brings it; others of the staff see nobody's name. */
export async function DeskOrder({ order }: { order: Order }) {
  const { t, own, locale } = texts();
  const [events, codes, mayKnow] = await Promise.all([
    readOrderEvents(order.id),
    countCodes(order.id),
    isStaff('fulfil'),
  ]);
  const { lines, address, phone, email, firstName, lastName, deliveryType } = order;
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      <ul className="m-0 list-none p-0">
        {lines.map((line) => (
          <li key={line.productId}>
            {`${line.quantity} × ${own(line, 'name')} · ${formatMnt(line.price)}`}
            {line.lease &&
              ` · ${t('flow.leasing.title')} ${line.lease.code}, ${t('checkout.leaseRest')} ${formatMnt(toOwed(line.lease))}`}
          </li>
        ))}
        {codes.count > 0 && <li>{t('order.codes.ready', { count: codes.count })}</li>}
      </ul>
      <p className="[overflow-wrap:anywhere]">
        {mayKnow ? (
          <>
            {[lastName, firstName].filter(Boolean).join(' ')} <a href={`tel:${phone}`}>{phone}</a>{' '}
            {email}
            {address && (
              <span className="block">
                {[own(address, 'text'), address.building, address.apartment, address.note]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            )}
          </>
        ) : (
          maskPhoneNumber(phone)
        )}
      </p>
      <ol className="m-0 list-none p-0">
        {events.map(({ status, at, who }) => (
          <li key={status}>
            {`${formatDateTime(at, locale)} · ${t(toStateView(status as Order['status'], deliveryType).word)} · ${t(`desk.who.${who}`)}`}
          </li>
        ))}
      </ol>
    </div>
  );
}

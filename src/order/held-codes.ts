import type { Bound } from '#db/statement.ts';
import { bindAskedOf } from '#fraud/asked.ts';
import { largeGiftCodes } from '#fraud/limits.ts';
import type { Act } from '#identity/staff/log.ts';
import { listDigital } from './digital-goods.ts';
import type { Order } from './model.ts';
import { moveOrder } from './move-order.ts';

type Asked = Pick<Order, 'visitorId' | 'isdn' | 'phone' | 'lines'>;

/** Notes by what an order with codes is counted once it is paid. */
export async function bindAskedCodes(
  orderId: string,
  { visitorId, isdn, phone, lines }: Asked,
  now: number,
): Promise<Bound | undefined> {
  if (listDigital({ lines }).length === 0) return undefined;
  return bindAskedOf('giftCode', orderId, { visitorId, isdn, recipient: phone }, now);
}

const sumDigital = ({ lines }: Pick<Order, 'lines'>): number =>
  lines.reduce(
    (sum, { type, price, quantity }) => sum + (type === 'DIGITAL' ? price * quantity : 0),
    0,
  );

export const isLarge = (order: Pick<Order, 'lines'>): boolean =>
  sumDigital(order) >= largeGiftCodes;

/** The order is canceled and its money goes back; false where its codes do not wait for a person any more. */
export const cancelHeld = (order: Order, act: Act): Promise<boolean> =>
  moveOrder(order, { to: 'CANCELED', who: 'staff', act, isHeld: true });

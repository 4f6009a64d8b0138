import type { DeliveryType, OrderStatus } from './model.ts';
import type { Mover } from './move-store.ts';

interface Placed {
  status: OrderStatus;
  deliveryType: DeliveryType;
}

/**
 * Who may move an order from a state to the next one. A customer cancels until it is sent. Digital goods have no way to
 * go: their codes complete the order.
 */
const table: Readonly<
  Record<
    'goods' | 'digital',
    Partial<Record<OrderStatus, Partial<Record<OrderStatus, readonly Mover[]>>>>
  >
> = {
  goods: {
    PLACED: { SHIPPED: ['staff', 'service'], CANCELED: ['customer', 'staff', 'service'] },
    SHIPPED: { COMPLETED: ['staff', 'service'], CANCELED: ['staff', 'service'] },
  },
  digital: {
    PLACED: { COMPLETED: ['system'], CANCELED: ['customer', 'staff', 'service'] },
  },
};

export const mayMove = ({ status, deliveryType }: Placed, to: OrderStatus, who: Mover): boolean =>
  table[deliveryType === 'DIGITAL' ? 'digital' : 'goods'][status]?.[to]?.includes(who) ?? false;

/** Where somebody may move an order to. */
export const listMoves = (order: Placed, who: Mover): OrderStatus[] =>
  (['SHIPPED', 'COMPLETED', 'CANCELED'] as const).filter((to) => mayMove(order, to, who));

/**
 * The steps that bring an order to a state: one, or those between where a service, which tells of the last one, was not
 * heard before. None where it is there already or may not come there.
 */
export function findSteps(
  order: Placed,
  to: OrderStatus,
  who: Mover,
): { from: OrderStatus; to: OrderStatus }[] {
  if (mayMove(order, to, who)) return [{ from: order.status, to }];
  const between = { ...order, status: 'SHIPPED' as const };
  const isBehind = who === 'service' && to === 'COMPLETED' && mayMove(order, 'SHIPPED', who);
  if (!isBehind || !mayMove(between, to, who)) return [];
  return [
    { from: order.status, to: 'SHIPPED' },
    { from: 'SHIPPED', to },
  ];
}

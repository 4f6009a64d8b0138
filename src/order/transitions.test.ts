import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import { addOrder, readOrder } from '../../tests/unit/add-order.ts';
import { moveOrder } from './move-order.ts';
import type { DeliveryType, OrderStatus } from './model.ts';
import type { Mover } from './move-store.ts';

const statuses: OrderStatus[] = [
  'AWAITING_PAYMENT',
  'LAPSED',
  'PLACED',
  'SHIPPED',
  'COMPLETED',
  'CANCELED',
];
const movers: Mover[] = ['customer', 'staff', 'service', 'system'];

/** Everything that may happen, as `<kind> <from> > <to>`: by whom. All else changes nothing. */
const allowed: Record<string, Mover[]> = {
  'DELIVERY PLACED > SHIPPED': ['staff', 'service'],
  // A service tells of the last step only, where it was not heard before.
  'DELIVERY PLACED > COMPLETED': ['service'],
  'DELIVERY PLACED > CANCELED': ['customer', 'staff', 'service'],
  'DELIVERY SHIPPED > COMPLETED': ['staff', 'service'],
  'DELIVERY SHIPPED > CANCELED': ['staff', 'service'],
  'DIGITAL PLACED > COMPLETED': ['system'],
  'DIGITAL PLACED > CANCELED': ['customer', 'staff', 'service'],
};

const cases = (['DELIVERY', 'PICKUP', 'DIGITAL'] as DeliveryType[]).flatMap((deliveryType) =>
  statuses.map((from) => [deliveryType, from] as const),
);

test.each(cases)(
  'an order (%s) that is %s moves only where the table lets it, and only by whom it names',
  async (deliveryType, from) => {
    const unmoved = await addOrder(from, { deliveryType });
    for (const to of statuses) {
      for (const who of movers) {
        const kind = deliveryType === 'DIGITAL' ? 'DIGITAL' : 'DELIVERY';
        const may = allowed[`${kind} ${from} > ${to}`]?.includes(who) ?? false;
        const order = may ? await addOrder(from, { deliveryType }) : unmoved;
        expect([to, who, await moveOrder(order, { to, who })]).toEqual([to, who, may]);
        expect((await readOrder(order.id)).status).toBe(may ? to : from);
        // The same again, as it was read before, changes nothing.
        expect(await moveOrder(order, { to, who })).toBe(false);
        expect((await readOrder(order.id)).status).toBe(may ? to : from);
      }
    }
  },
);

const eventsOf = async (id: string) => {
  const found = DB.prepare('SELECT status, who FROM order_event WHERE order_id = ?1').bind(id);
  return (await found.all()).results;
};

test('what a service skips is in the timeline too', async () => {
  const order = await addOrder('PLACED');
  await moveOrder(order, { to: 'COMPLETED', who: 'service' });
  expect(await eventsOf(order.id)).toEqual(
    expect.arrayContaining([
      { status: 'SHIPPED', who: 'service' },
      { status: 'COMPLETED', who: 'service' },
    ]),
  );
});

import { expect, test } from 'vitest';
import { prepareOperator, testDb } from '#operator/tests/operator-under-test.ts';
import { addOrder } from '../../tests/unit/add-order.ts';
import { commerceTopic, toCommerceKey } from './topics.ts';

await prepareOperator();

test('commerce knows in the end that an order is canceled, also where it hears of the order only after that', async () => {
  const { id, code } = await addOrder('CANCELED');
  for (const what of ['cancel', 'create', 'paid'] as const) {
    const sent = await commerceTopic.send(JSON.stringify({ id, what }), toCommerceKey(what, id));
    expect(sent).toBeNull();
  }
  const known = testDb.prepare('SELECT status FROM shop_order WHERE code = ?1').bind(code);
  expect(await known.first('status')).toBe('CANCELED');
});

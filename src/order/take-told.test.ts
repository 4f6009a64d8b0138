import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import { addOrder, readOrder } from '../../tests/unit/add-order.ts';
import { takeToldOrder } from './take-told.ts';

const toDelivery = (id: string = crypto.randomUUID()) => ({ source: 'orders', id, at: Date.now() });

const countMessages = async (id: string) => {
  const found = DB.prepare(
    `SELECT count(*) AS n FROM outbox WHERE instr(key, ?1) > 0 AND instr(key, ' sms ') > 0`,
  );
  return found.bind(id).first('n');
};

test('what commerce says of an order moves it once and is told once, however often it is said', async () => {
  const { id, code } = await addOrder('PLACED');
  const delivery = toDelivery();
  const said = { code, status: 'SHIPPED' } as const;
  const moved = await Promise.all(Array.from({ length: 5 }, () => takeToldOrder(said, delivery)));
  expect(moved.filter(Boolean)).toHaveLength(1);
  expect(await takeToldOrder(said, toDelivery())).toBe(false);
  expect((await readOrder(id)).status).toBe('SHIPPED');
  expect(await countMessages(id)).toBe(1);
});

test('what is said late, of an order that has gone on or is over, changes nothing', async () => {
  const { id, code } = await addOrder('PLACED');
  const first = toDelivery();
  await takeToldOrder({ code, status: 'SHIPPED' }, first);
  await takeToldOrder({ code, status: 'COMPLETED' }, toDelivery());
  for (const status of ['PLACED', 'SHIPPED', 'CANCELED'] as const) {
    expect(await takeToldOrder({ code, status }, toDelivery())).toBe(false);
    expect(await takeToldOrder({ code, status }, first)).toBe(false);
  }
  expect((await readOrder(id)).status).toBe('COMPLETED');
});

test('a message that was delivered before moves nothing, also where its state would fit again', async () => {
  const { id, code } = await addOrder('PLACED');
  const delivery = toDelivery();
  await DB.prepare('INSERT INTO webhook_delivery (source, id, at) VALUES (?1, ?2, ?3)')
    .bind(delivery.source, delivery.id, delivery.at)
    .run();
  expect(await takeToldOrder({ code, status: 'SHIPPED' }, delivery)).toBe(false);
  expect((await readOrder(id)).status).toBe('PLACED');
});

test('an order that is not ours, or was never paid for, is nobody’s to move', async () => {
  expect(await takeToldOrder({ code: 'AAAAAAAA', status: 'SHIPPED' }, toDelivery())).toBe(false);
  const { id, code } = await addOrder('AWAITING_PAYMENT');
  for (const status of ['SHIPPED', 'COMPLETED', 'CANCELED'] as const) {
    expect(await takeToldOrder({ code, status }, toDelivery())).toBe(false);
  }
  expect((await readOrder(id)).status).toBe('AWAITING_PAYMENT');
});

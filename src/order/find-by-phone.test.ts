import { expect, test } from 'vitest';
import type { Asker } from '#fraud/asker.ts';
import { limits } from '#fraud/limits.ts';
import { DB } from '#env.ts';
import { settle } from '#payment/settle.ts';
import { addOrder, addUnpaidOrder, readOrder } from '../../tests/unit/add-order.ts';
import { payingTill } from '../../tests/unit/paying-till.ts';
import { lookUpByCode } from '#fraud/look-up.ts';
import { findOrderByPhone } from './find-by-phone.ts';

const asker = (visitorId: string, given: Partial<Asker> = {}): Asker => ({
  visitorId,
  isdn: null,
  network: null,
  crowd: null,
  ...given,
});

const lookUp = (asked: { code: string; phone: string }, by: Asker, now: number) =>
  lookUpByCode(by, () => findOrderByPhone(asked), now);

test('an order is found by code and phone; an unknown code and a wrong phone are one answer', async () => {
  const order = await addOrder('PLACED', { phone: '99887766' });
  const at = Date.now();
  const find = (code: string, phone: string, visitorId: string, now = at) =>
    lookUp({ code, phone }, asker(visitorId), now);
  expect(await find(order.code, '99887766', 'a')).toMatchObject({ found: { id: order.id } });
  const wrong = await find(order.code, '99887765', 'b');
  expect(wrong).toEqual({ state: 'none' });
  expect(await find('AAAAAAAA', '99887766', 'b')).toEqual(wrong);
  const unpaid = await addOrder('AWAITING_PAYMENT', { phone: '99887766' });
  expect(await find(unpaid.code, '99887766', 'c')).toEqual(wrong);
});

test('an order that has ended unpaid is found once money came for it, and only then', async () => {
  const { id, paymentId } = await addUnpaidOrder({ phone: '99887766' });
  await DB.batch([
    DB.prepare(`UPDATE shop_order SET status = 'LAPSED' WHERE id = ?1`).bind(id),
    DB.prepare(`UPDATE payment SET state = 'EXPIRED' WHERE id = ?1`).bind(paymentId),
  ]);
  const { code } = await readOrder(id);
  expect(await findOrderByPhone({ code, phone: '99887766' })).toBeNull();
  await settle(paymentId, payingTill(4000));
  expect(await findOrderByPhone({ code, phone: '99887766' })).toMatchObject({ id });
  expect(await findOrderByPhone({ code, phone: '99887765' })).toBeNull();
});

test('five wrong tries an hour are judged of one asker, also when they come together', async () => {
  const order = await addOrder('PLACED', { phone: '99887766' });
  const at = Date.now();
  const one = asker('visitor');
  const states = await Promise.all(
    Array.from({ length: 30 }, (_, i) =>
      lookUp({ code: `BBBBBBB${(i % 8) + 2}`, phone: '99000000' }, one, at),
    ),
  );
  expect(states.filter(({ state }) => state === 'none')).toHaveLength(5);
  const own = { code: order.code, phone: '99887766' };
  const { ms } = limits['orderLookUp person'];
  expect(await lookUp(own, one, at + ms - 1)).toEqual({ state: 'tooMany' });
  expect(await lookUp(own, one, at + ms)).toMatchObject({ state: 'found' });
});

test('however often strangers try its code, the owner of an order finds it', async () => {
  const order = await addOrder('PLACED', { phone: '99887766' });
  const at = Date.now();
  const wrong = { code: order.code, phone: '99000000' };
  const tries = (given: () => Asker) =>
    Promise.all(Array.from({ length: 100 }, () => lookUp(wrong, given(), at)));
  const stranger = asker('stranger', { network: 'IPv4 5' });
  const judged = await tries(() => stranger);
  expect(judged.filter(({ state }) => state === 'none')).toHaveLength(5);
  const own = { code: order.code, phone: '99887766' };
  // Also from the stranger's own network.
  const owner = asker('owner', { network: 'IPv4 5' });
  expect(await lookUp(own, owner, at)).toMatchObject({ state: 'found' });
  // Without a cookie each is another visitor: a network, and the crowd of a shared one, have a share together.
  const among = await tries(() => asker(crypto.randomUUID(), { network: 'IPv4 6' }));
  expect(among.filter(({ state }) => state === 'none')).toHaveLength(20);
  const inCrowd = await tries(() => asker(crypto.randomUUID(), { crowd: 'IPv4 address 7' }));
  expect(inCrowd.filter(({ state }) => state === 'none')).toHaveLength(60);
  expect(await lookUp(own, asker('elsewhere'), at)).toMatchObject({ state: 'found' });
});

import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import { translator } from '#i18n/translator.ts';
import { newToken } from '#identity/visitor-cookie.ts';
import { hashText } from '#lib/hash.ts';
import type { Item } from '#purchase/model.ts';
import { toPerson } from '#purchase/place-store.ts';
import { runInContext } from '#request/context.ts';
import { addOrder, addUnpaidOrder, readOrder } from '../../../tests/unit/add-order.ts';
import { addSession } from '../../../tests/unit/add-visitor.ts';
import { addPaid, findBought, newPurchase, press } from '../../../tests/unit/add-purchase.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { findForm } from './find-form.ts';

const phone = '99887766';
const item: Item = {
  kind: 'preorder',
  placeId: 'place',
  preorderId: 'po',
  productId: 'p-1',
  nameMn: 'Утас',
  nameEn: 'Phone',
  consent: '{}',
};
const given = { item: { ...item }, amount: 200_000, phone };

const addPlace = async ({ id }: { id: string }) =>
  DB.prepare(
    `INSERT INTO preorder_place (id, preorder_id, product_id, person, purchase_id, created_at, updated_at)
     VALUES (?1, ?1, 'p-1', ?2, ?1, 0, 0)`,
  )
    .bind(id, await toPerson(phone))
    .run();

function find(code: string, by: string, visitor = {}) {
  const sent = new FormData();
  sent.set('code', code);
  sent.set('phone', by);
  const page = { pathname: '/order', query: new URLSearchParams() };
  return runInContext(visit({ posted: true, page, ...visitor }), () => findForm.answer(sent));
}

test('the look-up leads to an order and to a pre-order by code and phone', async () => {
  const order = await addOrder('PLACED', { phone });
  expect(await find(order.code, phone)).toMatchObject({
    goTo: `/order/${order.code}?key=${order.token}`,
  });
  const bought = await addPaid(given);
  await addPlace(bought);
  const spelt = `${bought.code.slice(0, 4)}-${bought.code.slice(4)}`.toLowerCase();
  expect(await find(spelt, phone)).toMatchObject({ goTo: `/pay/result?id=${bought.token}` });
});

test('the look-up tells a stranger of a pre-order what it tells of a code that nobody has', async () => {
  const bought = await addPaid({ ...given, visitorId: 'other' });
  await addPlace(bought);
  const none = await find('AAAAAAAA', phone);
  expect(none).toMatchObject({ faults: [{ message: 'order.fault.none' }] });
  const { faults } = none as { faults: unknown };
  expect(await find(bought.code, '99887765')).toMatchObject({ faults });
  // Another kind of purchase is nobody's order.
  const units = await addPaid({ phone });
  expect(await find(units.code, phone)).toMatchObject({ faults });
  // What is not paid is still to be paid, and found nowhere; every miss says where that opens.
  const order = await addOrder('AWAITING_PAYMENT', { phone });
  expect(await find(order.code, phone)).toMatchObject({ faults });
  expect(translator('en')('order.fault.none')).toContain(
    'An order that is not paid yet opens only',
  );
  const unpaid = await findBought(await press(newPurchase({ ...given, visitorId: 'third' })));
  await addPlace(unpaid);
  expect(await find(unpaid.code, phone)).toMatchObject({ faults });
});

test('the look-up leads to the payment of an order that waits for it, on the device that ordered', async () => {
  const [own, other] = [newToken(), newToken()];
  const visitorId = await hashText(own);
  await addSession(visitorId);
  await addSession(await hashText(other));
  const { id } = await addUnpaidOrder({ phone, visitorId });
  const { code } = await readOrder(id);
  const by = (sid: string) => ({ cookies: new Map([['__Host-sid', sid]]) });
  expect(await find(code, phone, by(own))).toMatchObject({
    goTo: expect.stringMatching(/^\/paymentSuccess\?id=/),
  });
  expect(await find(code, phone, by(other))).toMatchObject({
    faults: [{ message: 'order.fault.none' }],
  });
});

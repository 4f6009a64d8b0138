import { beforeEach, expect, test } from 'vitest';
import { DB } from '#env.ts';
import { joinLine, offerNext } from '#features/preorder/line-store.ts';
import { preorderLineTopic } from '#features/preorder/topic.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { effectTopic } from '#purchase/effect-topic.ts';
import { toEffectKey } from '#purchase/model.ts';
import { movePlace } from '#purchase/move-place.ts';
import { toPerson } from '#purchase/place-store.ts';
import { findPurchaseById } from '#purchase/store.ts';
import { receive } from './add-purchase.ts';
import {
  clearPreorders,
  count,
  lapse,
  pay,
  phones,
  placeOf,
  preorderId,
  press,
  quota,
} from './preorder-places.ts';

beforeEach(clearPreorders);

test('of many who press at once exactly as many get a place as there are, and nobody else owes anything', async () => {
  const payments = await count('payment');
  const answers = await Promise.all(phones(30).map((phone) => press(phone)));
  expect(answers.filter(({ state }) => state === 'placed')).toHaveLength(quota);
  expect(await count(`preorder_place WHERE state = 'RESERVED'`)).toBe(quota);
  expect((await count('payment')) - payments).toBe(quota);
});

test('a person has one place, in however many tabs, and the same form again is led to the same payment', async () => {
  const op = newOperationId();
  const [first, again] = [await press('88112233', { op }), await press('88112233', { op })];
  expect(again).toEqual(first);
  expect(await press('88112233')).toMatchObject({ state: 'changed' });
  expect(await count('preorder_place')).toBe(1);
});

test('a place is confirmed by its deposit, and what its owner gives back is free and paid back', async () => {
  await press('88112233', { most: 1 });
  const purchase = await pay('88112233');
  const place = await placeOf('88112233');
  expect(place?.state).toBe('CONFIRMED');
  expect(await press('88112234', { most: 1 })).toMatchObject({ state: 'changed' });
  if (!place) throw new Error('no place');
  expect(await movePlace(place, { from: 'CONFIRMED', to: 'CANCELED' })).toBe(true);
  expect(await movePlace(place, { from: 'CONFIRMED', to: 'CANCELED' })).toBe(false);
  expect(await count('refund')).toBe(1);
  expect((await findPurchaseById(purchase.id))?.status).toBe('REFUSED');
  expect(await press('88112234', { most: 1 })).toMatchObject({ state: 'placed' });
});

test('money for a place that has lapsed goes back', async () => {
  await press('88112233');
  const place = await placeOf('88112233');
  const purchase = await findPurchaseById(place?.purchaseId ?? '');
  if (!purchase) throw new Error('no purchase');
  await lapse('88112233');
  await receive(purchase, purchase.amount);
  await effectTopic.send(JSON.stringify({ id: purchase.id }), toEffectKey(purchase.id));
  expect((await findPurchaseById(purchase.id))?.status).toBe('REFUSED');
  expect(await count('refund')).toBe(1);
});

test('a place that comes back is offered to whoever waits longest, and to nobody who comes by', async () => {
  await press('88112233', { most: 1 });
  const now = Date.now();
  for (const [at, phone] of ['88000001', '88000002'].entries()) {
    const person = await toPerson(phone);
    const joining = {
      preorderId,
      productId: 'p-8',
      person,
      visitorId: 'v',
      isdn: null,
      language: 'mn',
      closesAt: now,
    } as const;
    await joinLine({ ...joining, phone }, 'WAITING', now + at);
  }
  const options = { to: preorderLineTopic, now: now + 10 };
  expect(await offerNext(preorderId, 1, options)).toBe(false);
  await lapse('88112233');
  // Nobody has been told yet, and somebody waits.
  expect(await press('88999999', { most: 1 })).toMatchObject({ state: 'changed' });
  expect(await offerNext(preorderId, 1, options)).toBe(true);
  expect(await offerNext(preorderId, 1, options)).toBe(false);
  expect(await press('88000002', { most: 1 })).toMatchObject({ state: 'changed' });
  // The offer is kept, also when nobody waits behind it.
  await DB.exec(`DELETE FROM preorder_line WHERE state = 'WAITING'`);
  expect(await press('88999999', { most: 1 })).toMatchObject({ state: 'changed' });
  expect(await press('88000001', { most: 1 })).toMatchObject({ state: 'placed' });
  expect(await count(`outbox WHERE topic = 'preorder-line'`)).toBe(1);
});

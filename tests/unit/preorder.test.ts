import { beforeEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { joinLine, offerNext } from '#features/preorder/line-store.ts';
import { expirePlaces } from '#features/preorder/expire-places.ts';
import { preorderLineTopic } from '#features/preorder/topic.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { purchaseMessageTopic, toPayerId } from '#purchase/message-topic.ts';
import { movePlace } from '#purchase/move-place.ts';
import type { NewPurchase } from '#purchase/place.ts';
import { placePurchase } from '#purchase/place.ts';
import { effectTopic } from '#purchase/effect-topic.ts';
import { toEffectKey } from '#purchase/model.ts';
import { bindReserve, findPlaceById, findPlaceOf, toPerson } from '#purchase/place-store.ts';
import { findPurchaseById } from '#purchase/store.ts';
import * as sms from '#services/sms.ts';
import { newPurchase, receive } from './add-purchase.ts';

const preorderId = 'po-1';
const quota = 5;

beforeEach(async () => {
  await DB.exec(
    'DELETE FROM preorder_place; DELETE FROM preorder_line; DELETE FROM operation; DELETE FROM refund; DELETE FROM outbox',
  );
});

/** Somebody presses "pay": a place and its payment, or neither. */
async function press(phone: string, { op = newOperationId(), most = quota } = {}) {
  const person = await toPerson(phone);
  const placeId = `place ${phone} ${op}`;
  const given: NewPurchase = newPurchase({
    visitorId: `visitor ${phone}`,
    phone,
    amount: 200_000,
    item: {
      kind: 'preorder',
      placeId,
      preorderId,
      productId: 'p-8',
      nameMn: 'У',
      nameEn: 'P',
      consent: '{}',
    },
  });
  const place = { id: placeId, preorderId, productId: 'p-8', person, most };
  const operation = { owner: given.visitorId, id: op, form: 'preorder', requestHash: 'h' };
  return placePurchase(given, operation, {
    bindReserve: (asked) => bindReserve(place, asked),
    prepareInvoice: async (id) => {
      await DB.prepare(`UPDATE payment SET state = 'PENDING', invoice_id = id WHERE id = ?1`)
        .bind(id)
        .run();
      return { state: 'ready' };
    },
  });
}

const placeOf = async (phone: string) => findPlaceOf(preorderId, await toPerson(phone));
const count = async (sql: string) =>
  (await DB.prepare(`SELECT count(*) AS n FROM ${sql}`).first<number>('n')) ?? 0;
const phones = (many: number) => Array.from({ length: many }, (_, i) => String(88_000_000 + i));

/** The deposit has come, and what follows has been done. */
async function pay(phone: string) {
  const place = await placeOf(phone);
  const purchase = await findPurchaseById(place?.purchaseId ?? '');
  if (!purchase) throw new Error('no purchase');
  await receive(purchase, purchase.amount);
  await effectTopic.send(JSON.stringify({ id: purchase.id }), toEffectKey(purchase.id));
  return purchase;
}
const lapse = async (phone: string) => {
  const place = await placeOf(phone);
  await DB.prepare(`UPDATE preorder_place SET state = 'LAPSED', ended_at = 1 WHERE id = ?1`)
    .bind(place?.id)
    .run();
};

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

/** A place whose deposit is paid and that is laid ready at this moment. */
async function layReady(phone: string, at: number) {
  await press(phone, { most: 1 });
  await pay(phone);
  const place = await placeOf(phone);
  if (!place) throw new Error('no place');
  expect(await movePlace(place, { from: 'CONFIRMED', to: 'READY' }, at)).toBe(true);
  return place;
}
const day = 24 * 60 * 60_000;
const readyAt = Date.parse('2026-12-01T10:00:00+08:00');
const end = Date.parse('2026-12-09T00:00:00+08:00');
const expireAt = (now: number) => expirePlaces(DB, () => now);

test('what is ready is kept to the end of its last day, then its deposit goes back and the next one is offered it', async () => {
  const { id, purchaseId } = await layReady('88112233', readyAt);
  expect((await findPlaceById(id))?.collectUntil).toBe(end);
  const person = await toPerson('88000001');
  const joining = { preorderId, productId: 'p-8', person, visitorId: 'v', isdn: null };
  const waiting = { ...joining, language: 'mn', closesAt: end, phone: '88000001' } as const;
  await joinLine(waiting, 'WAITING', readyAt);
  expect(await expireAt(end - 1)).toBe(0);
  expect(await offerNext(preorderId, 1, { to: preorderLineTopic, now: end - 1 })).toBe(false);
  expect((await findPlaceById(id))?.state).toBe('READY');
  // However often and side by side the job runs.
  const expired = await Promise.all([expireAt(end), expireAt(end)]);
  expect(expired.toSorted()).toEqual([0, 1]);
  expect(await expireAt(end + day)).toBe(0);
  expect(await findPlaceById(id)).toMatchObject({ state: 'EXPIRED', endedAt: end });
  expect(await count('refund')).toBe(1);
  expect((await findPurchaseById(purchaseId))?.status).toBe('REFUSED');
  expect(await count(`outbox WHERE instr(key, 'preorder.expired sms by ${purchaseId}') > 0`)).toBe(
    1,
  );
  expect(await offerNext(preorderId, 1, { to: preorderLineTopic, now: end })).toBe(true);
});

test('what is handed over while the job ends it is one or the other, and its deposit goes back only in one', async () => {
  const place = await layReady('88112233', readyAt);
  const [isCollected, expired] = await Promise.all([
    movePlace(place, { from: 'READY', to: 'COLLECTED' }, end),
    expireAt(end),
  ]);
  expect(Number(isCollected) + expired).toBe(1);
  expect(await count('refund')).toBe(expired);
  expect((await findPlaceById(place.id))?.state).toBe(isCollected ? 'COLLECTED' : 'EXPIRED');
});

test('what was collected, or laid ready before there was a last day, never ends by itself', async () => {
  const place = await layReady('88112233', readyAt);
  expect(await movePlace(place, { from: 'READY', to: 'COLLECTED' }, readyAt + day)).toBe(true);
  expect(await expireAt(end + day)).toBe(0);
  await DB.exec(`UPDATE preorder_place SET state = 'READY', collect_until = NULL`);
  expect(await expireAt(end + 1000 * day)).toBe(0);
  expect(await count('refund')).toBe(0);
});

test('the message of what is ready names the last day', async () => {
  const { purchaseId } = await layReady('88112233', readyAt);
  const sent = vi.spyOn(sms, 'sendSms').mockResolvedValue({ ok: true, value: null });
  const id = toPayerId(purchaseId);
  const body = { event: 'preorder.ready', channel: 'sms', id };
  await purchaseMessageTopic.send(JSON.stringify(body), 'key');
  expect(sent.mock.calls.find(([key]) => key === 'key')?.[1]).toMatchObject({
    isdn: '88112233',
    text: expect.stringContaining('2026.12.08'),
  });
  vi.restoreAllMocks();
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

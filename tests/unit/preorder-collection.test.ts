import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { expirePlaces } from '#features/preorder/expire-places.ts';
import { joinLine, offerNext } from '#features/preorder/line-store.ts';
import { preorderLineTopic } from '#features/preorder/topic.ts';
import { purchaseMessageTopic, toPayerId } from '#purchase/message-topic.ts';
import { movePlace } from '#purchase/move-place.ts';
import { findPlaceById, toPerson } from '#purchase/place-store.ts';
import { findPurchaseById } from '#purchase/store.ts';
import * as sms from '#services/sms.ts';
import { clearPreorders, count, pay, placeOf, preorderId, press } from './preorder-places.ts';

beforeEach(clearPreorders);
afterEach(() => vi.restoreAllMocks());

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
});

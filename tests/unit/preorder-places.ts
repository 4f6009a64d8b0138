import { DB } from '#env.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { effectTopic } from '#purchase/effect-topic.ts';
import { toEffectKey } from '#purchase/model.ts';
import { type NewPurchase, placePurchase } from '#purchase/place.ts';
import { bindReserve, findPlaceOf, toPerson } from '#purchase/place-store.ts';
import { findPurchaseById } from '#purchase/store.ts';
import { newPurchase, receive } from './add-purchase.ts';

export const preorderId = 'po-1';
export const quota = 5;

/** Nobody has a place, or waits for one. */
export const clearPreorders = () =>
  DB.exec(
    'DELETE FROM preorder_place; DELETE FROM preorder_line; DELETE FROM operation; DELETE FROM refund; DELETE FROM outbox',
  );

/** Somebody presses "pay": a place and its payment, or neither. */
export async function press(phone: string, { op = newOperationId(), most = quota } = {}) {
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

export const placeOf = async (phone: string) => findPlaceOf(preorderId, await toPerson(phone));
export const count = async (sql: string) =>
  (await DB.prepare(`SELECT count(*) AS n FROM ${sql}`).first<number>('n')) ?? 0;
export const phones = (many: number) =>
  Array.from({ length: many }, (_, i) => String(88_000_000 + i));

/** The deposit has come, and what follows has been done. */
export async function pay(phone: string) {
  const place = await placeOf(phone);
  const purchase = await findPurchaseById(place?.purchaseId ?? '');
  if (!purchase) throw new Error('no purchase');
  await receive(purchase, purchase.amount);
  await effectTopic.send(JSON.stringify({ id: purchase.id }), toEffectKey(purchase.id));
  return purchase;
}
export const lapse = async (phone: string) => {
  const place = await placeOf(phone);
  await DB.prepare(`UPDATE preorder_place SET state = 'LAPSED', ended_at = 1 WHERE id = ?1`)
    .bind(place?.id)
    .run();
};

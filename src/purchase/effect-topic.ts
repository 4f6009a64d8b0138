import * as v from 'valibot';
import type { PaidEffect } from '#contracts/mobile/purchases.ts';
import { topic } from '#forms/outbox.ts';
import type { Outcome } from '#lib/outcome.ts';
import { buyData, orderWifi, payBill, readEffect, topUp } from '#services/purchases.ts';
import { endDone, endRefused, noteSent } from './end-store.ts';
import type { Item, Purchase } from './model.ts';
import { sellAndOrder } from './number-effect.ts';
import type { NumberItem } from './number-item.ts';
import { findPurchaseById } from './store.ts';

/** The service has answered, but not with the codes that were bought. */
class WrongCodes extends Error {
  readonly kind = 'codes';
}

type Failure = Error & { kind: string; status?: number | undefined };
type PlainItem = Exclude<Item, NumberItem>;
type Sending = Promise<Outcome<unknown, Failure>>;

const nothingToSend = { ok: true, value: null } as const;

function send(
  purchase: Purchase & { item: PlainItem },
  key: string,
): Promise<Outcome<PaidEffect, Failure>> {
  const { code, amount, item, paidAt, updatedAt } = purchase;
  const paid = { code, amount, paidAt: new Date(paidAt ?? updatedAt).toISOString() };
  switch (item.kind) {
    case 'bill':
      return payBill(key, { ...paid, account: item.account, month: item.month });
    case 'units':
      return topUp(key, { ...paid, isdn: item.isdn });
    case 'data':
      return buyData(key, { ...paid, isdn: item.isdn, packageId: item.packageId });
    case 'wifi':
      return orderWifi(key, { ...paid, cardId: item.cardId, quantity: item.quantity });
  }
}

/** What a service says with success but in no words of ours was done, unless codes are missing. */
const isTaken = (kind: string) => kind === 'not-json' || kind === 'shape' || kind === 'too-large';
const plainlyDone: PaidEffect = { state: 'DONE', credit: null, codes: [] };

/** What the service says of it: asked first where it may have heard of it, sent where it has not. */
async function findEffect(
  purchase: Purchase & { item: PlainItem },
  key: string,
): Promise<Outcome<PaidEffect, Failure>> {
  if (purchase.sentAt !== null) {
    const known = await readEffect(purchase.code);
    if (known.state === 'failed') return { ok: false, error: known.error };
    if (known.state !== 'NONE') return { ok: true, value: known.effect };
  } else {
    await noteSent(purchase.id, Date.now());
  }
  const sent = await send(purchase, key);
  if (!sent.ok && isTaken(sent.error.kind)) return { ok: true, value: plainlyDone };
  return sent;
}

/** A number is sold and its SIM ordered; what somebody else has by now is given back. */
async function endNumber(purchase: Purchase & { item: NumberItem }, key: string): Sending {
  const isKnown = purchase.sentAt !== null;
  if (!isKnown) await noteSent(purchase.id, Date.now());
  const found = await sellAndOrder(purchase, { key, isKnown });
  if (!found.ok) return found;
  const now = Date.now();
  if (found.value.state === 'REFUSED') await endRefused(purchase, { now });
  else await endDone(purchase, { credit: null, codes: [], profile: found.value.profile }, { now });
  return nothingToSend;
}

/**
 * Has done what was paid for: at least once with its key, and once in effect. An unclear answer is asked about by the
 * next attempt; a refusal gives the money back.
 */
export const effectTopic = topic(
  'purchase-effect',
  v.strictObject({ id: v.string() }),
  async ({ id }, key): Sending => {
    const purchase = await findPurchaseById(id);
    if (purchase?.status !== 'PAID') return nothingToSend;
    const { item } = purchase;
    if (item.kind === 'newNumber') return endNumber({ ...purchase, item }, key);
    const found = await findEffect({ ...purchase, item }, key);
    if (!found.ok) return found;
    const { state, credit, codes } = found.value;
    if (state === 'REFUSED') {
      await endRefused(purchase, { now: Date.now() });
      return nothingToSend;
    }
    if (item.kind === 'wifi' && codes.length !== item.quantity) {
      return { ok: false, error: new WrongCodes('codes') };
    }
    await endDone(purchase, { credit, codes }, { now: Date.now() });
    return nothingToSend;
  },
);

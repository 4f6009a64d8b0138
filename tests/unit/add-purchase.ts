import { DB } from '#env.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { hashText } from '#lib/hash.ts';
import { settle } from '#payment/settle.ts';
import { findPaymentOf } from '#payment/store.ts';
import type { Purchase } from '#purchase/model.ts';
import { type NewPurchase, placePurchase } from '#purchase/place.ts';
import { findPurchaseById } from '#purchase/store.ts';
import { payingTill } from './paying-till.ts';

export const newPurchase = (given: Partial<NewPurchase> = {}): NewPurchase => ({
  draft: null,
  visitorId: crypto.randomUUID(),
  isdn: null,
  item: { kind: 'units', isdn: '94112233' },
  amount: 3000,
  buyer: { kind: 'INDIVIDUAL', email: '' },
  phone: '',
  provider: 'qpay',
  language: 'mn',
  ...given,
});

/** Presses "pay" as a form does, with an id of its own. */
export async function press(given: NewPurchase): Promise<string> {
  const operation = {
    owner: given.visitorId,
    id: newOperationId(),
    form: 'pay',
    requestHash: 'hash',
  };
  const placed = await placePurchase(given, operation, {
    prepareInvoice: async (id) => {
      await DB.prepare(
        `UPDATE payment SET state = 'PENDING', invoice_id = id WHERE id = ?1 AND state = 'CREATED'`,
      )
        .bind(id)
        .run();
      return { state: 'ready' };
    },
  });
  if (placed.state !== 'placed') throw new Error(placed.state);
  return placed.href;
}

/** The purchase of a payment's address. */
export async function findBought(href: string): Promise<Purchase> {
  const paymentId = await hashText(href.split('=')[1] ?? '');
  const id = await DB.prepare('SELECT subject_id AS id FROM payment WHERE id = ?1')
    .bind(paymentId)
    .first<string>('id');
  const found = id === null ? null : await findPurchaseById(id);
  if (!found) throw new Error('there is no such purchase');
  return found;
}

/** The money of an attempt has come; of the newest if none is named. */
export async function receive(
  { id }: Pick<Purchase, 'id'>,
  amount: number,
  paymentId?: string,
  card: string | null = null,
): Promise<void> {
  const known = paymentId ?? (await findPaymentOf(DB, { kind: 'purchase', id }))?.id;
  if (known) await settle(known, payingTill(amount, card));
}

/** A purchase whose money has come, by which card where the provider says so. */
export async function addPaid(
  given: Partial<NewPurchase> = {},
  card: string | null = null,
): Promise<Purchase> {
  const made = newPurchase(given);
  const bought = await findBought(await press(made));
  await receive(bought, made.amount, undefined, card);
  return findBought(await press(made));
}

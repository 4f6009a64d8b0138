import { DB } from '#env.ts';
import { endSecret as end } from './change-store.ts';
import type { Receipt, SecretPart } from './model.ts';
import { findReceipt, findSecret, readReceiptsOf } from './store.ts';

/** A receipt with what only its owner may see of it, as long as it was not delivered. */
export interface ShownReceipt {
  receipt: Receipt;
  secret: (SecretPart & { expiresAt: number }) | null;
}

/** What a message says of a receipt; null where there is nothing to say any more. */
export async function findReceiptToSend(id: string): Promise<ShownReceipt | null> {
  const receipt = await findReceipt(DB, id);
  if (receipt?.state !== 'REGISTERED') return null;
  return { receipt, secret: await findSecret(DB, id, Date.now()) };
}

/** The receipt that stands for a payment now: the last of its corrections. */
export async function findShownReceipt(paymentId: string): Promise<ShownReceipt | null> {
  const receipt = (await readReceiptsOf(DB, paymentId)).at(-1);
  if (!receipt) return null;
  const mayHaveOne = receipt.state === 'REGISTERED' && receipt.returnState === 'none';
  return { receipt, secret: mayHaveOne ? await findSecret(DB, receipt.id, Date.now()) : null };
}

export const endSecret = (id: string) => end(DB, id, Date.now());

import { DB } from '#env.ts';
import { endSecret as end } from './change-store.ts';
import { findReceipt, findSecret } from './store.ts';

/** A receipt with what only a message and its owner's page may say; null where nothing can be said any more. */
export async function findReceiptToSend(id: string) {
  const receipt = await findReceipt(DB, id);
  if (receipt?.state !== 'REGISTERED') return null;
  return { receipt, secret: await findSecret(DB, id, Date.now()) };
}

export const endSecret = (id: string) => end(DB, id, Date.now());

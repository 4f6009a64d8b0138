import { type Bound, bind } from '#db/statement.ts';
import { settings } from '#env.ts';
import { toRemoval } from '#flow/store.ts';
import { hashNumber } from '#identity/counted-by.ts';
import { seal } from '#lib/seal.ts';
import { isSettledNow, type Settlement, settledStatement } from '#payment/payable.ts';
import { findNumber } from './kinds.ts';
import type { Purchase } from './model.ts';
import { maxRecipients, toRecipientContext } from './recipients.ts';

const pay = settledStatement<{ purchaseId: string; now: number }>(
  `UPDATE purchase SET status = 'PAID', paid_at = :now, updated_at = :now
   WHERE id = :purchaseId AND status = 'AWAITING_PAYMENT' AND ${isSettledNow}`,
);
const removeDraft = toRemoval<Settlement>(isSettledNow);

interface Used {
  id: string;
  isdn: string;
  numberHash: string;
  number: string;
  keyId: string;
  now: number;
}
const remember = settledStatement<Used>(
  `INSERT INTO recipient (id, isdn, number_hash, number, key_id, used_at)
   SELECT :id, :isdn, :numberHash, :number, :keyId, :now WHERE ${isSettledNow}
   ON CONFLICT (isdn, number_hash) DO UPDATE SET used_at = excluded.used_at`,
);
const forgetOldest = settledStatement<{ isdn: string }>(
  `DELETE FROM recipient WHERE isdn = :isdn AND ${isSettledNow} AND id NOT IN (
     SELECT id FROM recipient WHERE isdn = :isdn ORDER BY used_at DESC, id LIMIT ${maxRecipients})`,
);

/** What the service is told comes directly after `paid`. */
export const bindPaid = (
  { id: purchaseId }: Purchase,
  settlement: Settlement,
  now: number,
): Bound<never> => bind(pay, { purchaseId, now, ...settlement });

export const bindRemoveDraft = ({ draftId }: Purchase, settlement: Settlement): Bound<never> =>
  bind(removeDraft, { draftId, ...settlement });

/** A customer's next purchase offers the number of this one, where it is another than their own. */
export async function bindRecipient(
  { isdn, item }: Purchase,
  settlement: Settlement,
  now: number,
): Promise<Record<string, Bound>> {
  const number = findNumber(item);
  if (isdn === null || number === null || number === isdn) return {};
  const keys = settings().DATA_KEYS;
  const id = crypto.randomUUID();
  return {
    remembered: bind(remember, {
      id,
      isdn,
      numberHash: await hashNumber('recipient', number),
      number: await seal(number, { keys, context: toRecipientContext(id) }),
      keyId: keys[0].id,
      now,
      ...settlement,
    }),
    forgotten: bind(forgetOldest, { isdn, ...settlement }),
  };
}

import type { ReturnCaseRow } from '#db/return-schema.ts';
import { settings } from '#env.ts';
import { seal, unseal } from '#lib/seal.ts';
import type { ReturnCase, ReturnLine } from './model.ts';

/** What statements select of a return: everything but its keys. */
export const columns = `id, order_id AS "orderId", number, state, lines, way, branch_id AS "branchId",
  slot_date AS "slotDate", slot, personal, cause, answer, amount, refund_id AS "refundId",
  created_at AS "createdAt", updated_at AS "updatedAt"`;

export type SealedReturn = Omit<ReturnCaseRow, 'keyId' | 'requestHash'>;

const toSealing = (id: string) => ({ keys: settings().DATA_KEYS, context: `return_case ${id}` });

/** What the customer said, as it is stored, and the id of the key that seals it. */
export async function sealWords(
  id: string,
  words: string,
): Promise<Pick<ReturnCaseRow, 'personal' | 'keyId'>> {
  const sealing = toSealing(id);
  return {
    personal: await seal(JSON.stringify({ words }), sealing),
    keyId: sealing.keys[0].id,
  };
}

export async function openReturn({ personal, lines, ...known }: SealedReturn): Promise<ReturnCase> {
  const { words } = JSON.parse(await unseal(personal, toSealing(known.id))) as { words: string };
  return { ...known, lines: JSON.parse(lines) as ReturnLine[], words };
}

import type { RecipientRow } from '#db/purchase-schema.ts';
import { bind, readRows, run, statement } from '#db/statement.ts';
import { DB, settings } from '#env.ts';
import { findOwnSince } from '#identity/holder/own-since.ts';
import { unseal } from '#lib/seal.ts';

/** How many numbers are offered again. */
export const maxRecipients = 3;
/** How long a number is remembered that nobody pays for any more. */
export const recipientMs = 400 * 24 * 60 * 60_000;

export interface Recipient {
  id: string;
  number: string;
}

const list = statement<{ isdn: string; since: number }, Pick<RecipientRow, 'id' | 'number'>>(
  `SELECT id, number FROM recipient WHERE isdn = :isdn AND used_at >= :since
   ORDER BY used_at DESC, id LIMIT ${maxRecipients}`,
);
/** Only one's own. */
const remove = statement<{ id: string; isdn: string }>(
  'DELETE FROM recipient WHERE id = :id AND isdn = :isdn',
);

export const toRecipientContext = (id: string): string => `recipient ${id}`;

/** The numbers that a customer has paid for last, the newest first; not those of who had the number before. */
export async function readRecipients(isdn: string): Promise<Recipient[]> {
  const keys = settings().DATA_KEYS;
  const rows = await readRows(DB, bind(list, { isdn, since: await findOwnSince(isdn) }));
  const open = async ({ id, number }: Pick<RecipientRow, 'id' | 'number'>) => ({
    id,
    number: await unseal(number, { keys, context: toRecipientContext(id) }),
  });
  return Promise.all(rows.map(open));
}

/** False where there is none, or it is somebody else's. */
export const removeRecipient = async (id: string, isdn: string): Promise<boolean> =>
  (await run(DB, bind(remove, { id, isdn }))) > 0;

import type { AccountLogRow } from '#db/account-schema.ts';
import { type Bound, bind, findRow, readRows, statement } from '#db/statement.ts';
import { DB, settings } from '#env.ts';
import { seal, unseal } from '#lib/seal.ts';

const write = statement<AccountLogRow>(
  `INSERT INTO account_log (id, isdn, act, language, at, old_email, key_id)
   VALUES (:id, :isdn, :act, :language, :at, :oldEmail, :keyId) ON CONFLICT (id) DO NOTHING`,
);
const find = statement<{ id: string }, AccountLogRow>(
  `SELECT id, isdn, act, language, at, old_email AS "oldEmail", key_id AS "keyId" FROM account_log WHERE id = :id`,
);
const listLatest = statement<
  { isdn: string; since: number },
  Pick<AccountLogRow, 'id' | 'act' | 'at'>
>(
  'SELECT id, act, at FROM account_log WHERE isdn = :isdn AND at >= :since ORDER BY at DESC, id LIMIT 5',
);

type Note = Pick<AccountLogRow, 'id' | 'isdn' | 'act' | 'language' | 'at'>;

const toSealing = (id: string) => ({ keys: settings().DATA_KEYS, context: `account_log ${id}` });

/** For the batch of what is done. The same id again notes nothing. */
export const bindNote = (note: Note): Bound<never> =>
  bind(write, { ...note, oldEmail: null, keyId: null });

/** The same for a change of the e-mail address, with the one before, which may be unknown: ''. */
export async function bindEmailNote(note: Note, oldEmail: string): Promise<Bound<never>> {
  if (oldEmail === '') return bindNote(note);
  const sealing = toSealing(note.id);
  const [{ id: keyId }] = sealing.keys;
  return bind(write, { ...note, oldEmail: await seal(oldEmail, sealing), keyId });
}

/** What was noted; the address before a change is '' where nobody knows it. */
export async function findNoted(id: string): Promise<(Note & { oldEmail: string }) | null> {
  const found = await findRow(DB, bind(find, { id }));
  if (!found) return null;
  const { oldEmail } = found;
  return { ...found, oldEmail: oldEmail === null ? '' : await unseal(oldEmail, toSealing(id)) };
}

/** What was done last with a number since its holder has it, the newest first. */
export const readLatest = (isdn: string, since: number) =>
  readRows(DB, bind(listLatest, { isdn, since }));

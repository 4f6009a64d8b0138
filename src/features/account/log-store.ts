import type { AccountLogRow } from '#db/account-schema.ts';
import { type Bound, bind, findRow, readRows, statement } from '#db/statement.ts';
import { DB } from '#env.ts';

const write = statement<AccountLogRow>(
  `INSERT INTO account_log (id, isdn, act, language, at) VALUES (:id, :isdn, :act, :language, :at)
   ON CONFLICT (id) DO NOTHING`,
);
const find = statement<{ id: string }, AccountLogRow>(
  'SELECT id, isdn, act, language, at FROM account_log WHERE id = :id',
);
const listLatest = statement<
  { isdn: string; since: number },
  Pick<AccountLogRow, 'id' | 'act' | 'at'>
>(
  'SELECT id, act, at FROM account_log WHERE isdn = :isdn AND at >= :since ORDER BY at DESC, id LIMIT 5',
);

/** For the batch of what is done. The same id again notes nothing. */
export const bindNote = (row: AccountLogRow): Bound<never> => bind(write, row);

export const findNoted = (id: string): Promise<AccountLogRow | null> =>
  findRow(DB, bind(find, { id }));

/** What was done last with a number since its holder has it, the newest first. */
export const readLatest = (isdn: string, since: number) =>
  readRows(DB, bind(listLatest, { isdn, since }));

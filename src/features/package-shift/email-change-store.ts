import { bind, findRow, statement } from '#db/statement.ts';
import { DB } from '#env.ts';

const find = statement<{ isdn: string; after: number }, { at: number }>(
  `SELECT at FROM account_log WHERE isdn = :isdn AND act = 'email' AND at > :after
   ORDER BY at DESC LIMIT 1`,
);

/** When the registered address of a number was changed last, if it was after this moment. */
export const findEmailChange = (isdn: string, after: number): Promise<{ at: number } | null> =>
  findRow(DB, bind(find, { isdn, after }));

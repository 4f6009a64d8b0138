import { bind, findRow, statement } from '#db/statement.ts';
import { DB } from '#env.ts';

const find = statement<{ isdn: string; after: number }, { at: number }>(
  `SELECT at FROM account_log WHERE isdn = :isdn AND act = 'email' AND old_email IS NOT NULL
   AND at > :after ORDER BY at DESC LIMIT 1`,
);

/** When another registered address took the place of one last, if it was after this moment; the first of a number counts not. */
export const findEmailChange = (isdn: string, after: number): Promise<{ at: number } | null> =>
  findRow(DB, bind(find, { isdn, after }));

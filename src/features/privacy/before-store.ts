import { batch, bind, readRows, statement } from '#db/statement.ts';
import { DB } from '#env.ts';
import type { Closable, PersonIds, Retention } from './model.ts';

/** What of somebody is still running, by its tables. */
export async function readOpen(
  ids: PersonIds,
  retention: Retention,
  closables: readonly Closable[],
): Promise<{ table: string; code: string }[]> {
  const found = await batch(
    DB,
    Object.fromEntries(
      closables.map(({ table, isOpen }) => [
        table,
        bind(
          statement<PersonIds, { code: string }>(
            `SELECT code FROM ${table} WHERE ${retention[table]?.of ?? 'false'} AND ${isOpen}
             ORDER BY created_at`,
          ),
          ids,
        ),
      ]),
    ),
  );
  return closables.flatMap(({ table }) =>
    (found[table] ?? []).map(({ code }) => ({ table, code })),
  );
}

/** How much money is on its way back to somebody. */
export async function readMoneyBack(ids: PersonIds, retention: Retention): Promise<number> {
  const { of } = retention['refund'] ?? {};
  const sum = statement<PersonIds, { amount: number }>(
    `SELECT coalesce(sum(amount), 0) AS amount FROM refund WHERE state <> 'DONE' AND ${of ?? 'false'}`,
  );
  return (await readRows(DB, bind(sum, ids))).at(0)?.amount ?? 0;
}

/** Whether somebody has bought codes: nobody can read them once they are deleted, seen or not. */
export async function hasCodes(ids: PersonIds, retention: Retention): Promise<boolean> {
  const has = (table: string) =>
    `EXISTS (SELECT 1 FROM ${table} WHERE ${retention[table]?.of ?? 'false'})`;
  const asked = statement<PersonIds, { found: number }>(
    `SELECT ${has('digital_code')} OR ${has('wifi_code')} AS found`,
  );
  return (await readRows(DB, bind(asked, ids))).at(0)?.found === 1;
}

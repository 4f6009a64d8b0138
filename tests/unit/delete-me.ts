import { closables } from '#closables.ts';
import { DB, settings } from '#env.ts';
import { closeErasures } from '#features/privacy/erasure-store.ts';
import { deleteData } from '#features/privacy/store.ts';
import { hashNumber } from '#identity/counted-by.ts';
import { retention } from '#retention.ts';
import { idsOfMe } from './ids-of-me.ts';
import { listMarks, me } from './own-marks.ts';
import { readAllRows } from './read-all-rows.ts';

export const keys = settings().DATA_KEYS;

export const close = () => closeErasures(DB, { closables, keys });
export async function deleteMe() {
  await deleteData(await idsOfMe(), { retention, closables, now: Date.now() });
  await close();
}

/** Where something of this customer is still to be read, by tables. */
export async function findMarks(): Promise<Record<string, string[]>> {
  const marks = [...(await listMarks()), await hashNumber('order', me.isdn)];
  const all = await readAllRows();
  const found = Object.entries(all).flatMap(([table, rows]): [string, string[]][] => {
    // Whoever has the number learns of it, also where a stranger has deleted the rest.
    if (table === 'account_log') return [];
    const inIt = marks.filter((mark) => rows.some((row) => row.includes(mark)));
    return inIt.length > 0 ? [[table, inIt]] : [];
  });
  return Object.fromEntries(found);
}

export const countOf = (table: string, where = 'true') =>
  DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${where}`).first<number>('n');

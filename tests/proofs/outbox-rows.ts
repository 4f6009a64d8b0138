import { openSiteDatabase } from './local-databases.ts';

export type Row = Record<string, string | number | null>;

/** Each statement in turn, in the database of a site that is stopped; the rows of the last one. */
export async function inDatabase(directory: string, sqls: readonly string[]): Promise<Row[]> {
  const db = await openSiteDatabase(directory);
  try {
    return sqls.map((sql) => db.prepare(sql).all() as Row[]).at(-1) ?? [];
  } finally {
    db.close();
  }
}

/** These messages can be sent now and no others, or all; what the dead one had taken for itself is free. */
export const makeDue = (directory: string, keys: readonly string[] | null) => {
  const isDue = keys ? `key IN (${keys.map((key) => `'${key}'`).join()})` : 'true';
  return inDatabase(directory, [
    'DELETE FROM lease',
    `UPDATE outbox SET next_at = CASE WHEN ${isDue} THEN 0 ELSE 9000000000000 END WHERE state = 'due'`,
  ]);
};

/** Longer than a message is leased to whoever sends it, and than the first pauses. */
const leaseMs = 120_000;

/** As if the leases and pauses of messages had passed. */
export const endLeases = (directory: string) =>
  inDatabase(directory, [`UPDATE outbox SET next_at = next_at - ${leaseMs} WHERE state = 'due'`]);

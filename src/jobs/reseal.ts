import type { D1Database } from '@cloudflare/workers-types';
import { batchEach, bind, readRows, statement } from '#db/statement.ts';
import { log } from '#lib/log.ts';
import { seal, type SealKeys, unseal } from '#lib/seal.ts';

/** How many rows are read and written at a time. */
const maxRows = 200;
const runMs = 20_000;

/** Tables with a sealed column, `key_id` beside it, an index on (key_id, id), and `<table> <id>` as context. */
export const sealedColumns = {
  draft: 'data',
  identity_proof: 'applicant',
  home_request: 'personal',
  trade_in: 'personal',
  stars_order: 'personal',
  effort: 'comment',
  payment: 'sealed',
  receipt: 'buyer',
  receipt_secret: 'sealed',
  return_case: 'personal',
  shop_order: 'personal',
  digital_code: 'code',
  purchase: 'personal',
  wifi_code: 'code',
  sim_order: 'profile',
  package_shift: 'personal',
  recipient: 'number',
  sim_recovery: 'personal',
  leasing_assessment: 'personal',
  leasing_report: 'report',
  preorder_line: 'phone',
  stock_watch: 'address',
  account_log: 'old_email',
} as const;

type Table = keyof typeof sealedColumns;
interface Row {
  id: string;
  sealed: string;
}

const toStatements = (table: Table) => ({
  find: statement<{ keyId: string; afterId: string }, Row>(
    `SELECT id, ${sealedColumns[table]} AS sealed FROM ${table}
     WHERE key_id = :keyId AND id > :afterId ORDER BY id LIMIT ${maxRows}`,
  ),
  // Compares the text, because a visitor may have saved the row since it was read.
  update: statement<Row & { resealed: string; newKeyId: string }, { id: string }>(
    `UPDATE ${table} SET ${sealedColumns[table]} = :resealed, key_id = :newKeyId
     WHERE id = :id AND ${sealedColumns[table]} = :sealed RETURNING id`,
  ),
});

/** Nothing for a row that does not open: it stays as it is, and is counted in the log. */
async function resealRow(table: Table, row: Row, keys: SealKeys) {
  const context = `${table} ${row.id}`;
  try {
    const text = await unseal(row.sealed, { keys, context });
    return [{ ...row, resealed: await seal(text, { keys, context }), newKeyId: keys[0].id }];
  } catch {
    return [];
  }
}

/**
 * Seals with the first of the data keys what an older one has sealed, so that the older one can be taken out of the
 * settings. Returns how many rows it changed. It stops after its time; the next run goes on.
 */
export async function resealOldRows(
  keys: SealKeys,
  db: D1Database,
  now: () => number,
): Promise<number> {
  const deadline = now() + runMs;
  let total = 0;

  async function resealTable(table: Table, keyId: string): Promise<void> {
    const { find, update } = toStatements(table);
    let damaged = 0;
    let afterId: string | undefined = '';
    while (afterId !== undefined && now() < deadline) {
      const rows: Row[] = await readRows(db, bind(find, { keyId, afterId }));
      const resealed = (await Promise.all(rows.map((row) => resealRow(table, row, keys)))).flat();
      damaged += rows.length - resealed.length;
      const groups = resealed.map((row) => ({ changed: bind(update, row) }));
      const written = groups.length > 0 ? await batchEach(db, groups) : [];
      total += written.filter(({ changed }) => changed.length > 0).length;
      afterId = rows.length < maxRows ? undefined : rows.at(-1)?.id;
    }
    if (damaged > 0) log.error('reseal-failed', { kind: table, count: damaged });
  }

  const [, ...olderKeys] = keys;
  for (const table of Object.keys(sealedColumns) as Table[]) {
    for (const { id } of olderKeys) await resealTable(table, id);
  }
  return total;
}

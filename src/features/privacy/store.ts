import { batch, type Bound, bind, statement } from '#db/statement.ts';
import { DB, settings } from '#env.ts';
import { type SealKeys, unseal } from '#lib/seal.ts';
import {
  type Closable,
  goesAtOnce,
  type Line,
  type Counts,
  type PersonIds,
  type Retention,
} from './model.ts';

type Value = string | number | null;
type Row = Record<string, Value>;

const personal = (retention: Retention): [table: string, line: Line & { of: string }][] =>
  Object.entries(retention).flatMap(([table, line]) =>
    line.of === undefined ? [] : [[table, { ...line, of: line.of }]],
  );

const select = (table: string, { of, own = 'true' }: Pick<Line, 'own'> & { of: string }) =>
  statement<PersonIds, Row & { isOwn: number }>(
    `SELECT *, ${own} AS "isOwn" FROM ${table} WHERE ${of}`,
  );

/** The statements that find somebody's rows, by their tables. */
export const listSelects = (retention: Retention): [table: string, text: string][] =>
  personal(retention).map(([table, line]) => [table, select(table, line).text]);

/** How many rows there are of each part of somebody's data; parts without any are left out. */
export async function countParts(ids: PersonIds, retention: Retention): Promise<Counts> {
  const shown = personal(retention).filter(([, { part }]) => part !== undefined);
  const found = await batch(
    DB,
    Object.fromEntries(
      shown.map(([table, { of, counts = '1' }]) => [
        table,
        bind(
          statement<PersonIds, { n: number }>(
            `SELECT coalesce(sum(${counts}), 0) AS n FROM ${table} WHERE ${of}`,
          ),
          ids,
        ),
      ]),
    ),
  );
  const counts: Counts = {};
  for (const [table, { part }] of shown) {
    const n = found[table]?.at(0)?.n ?? 0;
    if (part !== undefined && n > 0) counts[part] = (counts[part] ?? 0) + n;
  }
  return counts;
}

const isTime = (column: string) => /(^|_)(at|until)$/.test(column);

function toCopied(column: string, value: Value): unknown {
  if (typeof value === 'number' && isTime(column)) {
    const at = new Date(value);
    return value === 0 || Number.isNaN(at.getTime()) ? null : at.toISOString();
  }
  return typeof value === 'string' && /^[{[]/.test(value) ? (JSON.parse(value) as unknown) : value;
}

/** What opens a page without signing in stays out of a file that is kept anywhere. */
const opening = new Set(['token', 'stopToken', 'callbackSecret']);

async function openSealed(sealed: string, context: string, keys: SealKeys): Promise<unknown> {
  try {
    const opened = toCopied('', await unseal(sealed, { keys, context }));
    if (typeof opened !== 'object' || opened === null || Array.isArray(opened)) return opened;
    return Object.fromEntries(Object.entries(opened).filter(([name]) => !opening.has(name)));
  } catch {
    return null;
  }
}

const namesOther = (part: unknown, isdn: string): boolean =>
  typeof part === 'object' &&
  part !== null &&
  'phone' in part &&
  part.phone !== '' &&
  part.phone !== isdn;

async function copyRow(
  [table, { sealed, ownPhone, secret = [] }]: [string, Line],
  { isOwn, ...row }: Row & { isOwn: number },
  { keys, isdn }: { keys: SealKeys; isdn: string },
): Promise<Record<string, unknown>> {
  const left = ['key_id', ...secret];
  const entries = Object.entries(row)
    .filter(([column]) => !left.includes(column))
    .map(async ([column, value]): Promise<[string, unknown]> => {
      if (column !== sealed || typeof value !== 'string') return [column, toCopied(column, value)];
      // Each showing of a code is noted where it is shown.
      if (isOwn !== 1 || row['shown'] === 0) return [column, null];
      const opened = await openSealed(value, `${table} ${row['id']}`, keys);
      return [column, ownPhone && namesOther(opened, isdn) ? null : opened];
    });
  return Object.fromEntries(await Promise.all(entries));
}

/** Everything that is stored of somebody, by its tables, opened. Nothing that opens anything is in it. */
export async function copyData(
  ids: PersonIds,
  retention: Retention,
  keys: SealKeys,
): Promise<Record<string, unknown[]>> {
  const tables = personal(retention);
  const found = await batch(
    DB,
    Object.fromEntries(tables.map(([table, line]) => [table, bind(select(table, line), ids)])),
  );
  const copied = await Promise.all(
    tables.map(async (line): Promise<[string, unknown[]]> => {
      const rows = found[line[0]] ?? [];
      return [
        line[0],
        await Promise.all(rows.map((row) => copyRow(line, row, { keys, isdn: ids.isdn }))),
      ];
    }),
  );
  return Object.fromEntries(copied.filter(([, rows]) => rows.length > 0));
}

/**
 * Deletes what can go, and notes what has to be closed first, in one transaction: the sessions of the number end with it.
 * Done again it changes nothing.
 */
export async function deleteData(
  ids: PersonIds,
  {
    retention,
    closables,
    now,
  }: { retention: Retention; closables: readonly Closable[]; now: number },
): Promise<void> {
  const noted = closables.map(({ table }): [string, Bound] => [
    `noted ${table}`,
    bind(
      statement<PersonIds & { now: number }>(
        `INSERT INTO erasure (kind, row_id, asked_at) SELECT '${table}', id, :now FROM ${table}
         WHERE ${retention[table]?.of ?? 'false'} ON CONFLICT DO NOTHING`,
      ),
      { ...ids, now },
    ),
  ]);
  const gone = personal(retention)
    .filter(([, line]) => goesAtOnce(line))
    .map(([table, { of }]): [string, Bound] => [
      table,
      bind(statement<PersonIds>(`DELETE FROM ${table} WHERE ${of}`), ids),
    ]);
  await batch(DB, Object.fromEntries([...noted, ...gone]));
}

export const readCopy = (
  ids: PersonIds,
  retention: Retention,
): Promise<Record<string, unknown[]>> => copyData(ids, retention, settings().DATA_KEYS);

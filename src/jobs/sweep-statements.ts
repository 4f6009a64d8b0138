import { statement, type Statement } from '#db/statement.ts';
import type { Ending, Line } from '#features/privacy/model.ts';
import { retention } from '#retention.ts';

/** How many rows one statement deletes, so that no visitor's write waits long for it. */
export const maxRows = 200;

export type Sweep = Statement<{ now: number }, never>;

const lines: Readonly<Record<string, Line>> = retention;

/** Deletes the rows of a table that have ended. */
const sweepEnded = (table: string, { key }: Line, { from, ms, only = 'true' }: Ending): Sweep =>
  statement(
    `DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table}
     WHERE ${only} AND ${from} <= :now - ${ms} ORDER BY ${from} LIMIT ${maxRows})`,
  );

const parents = ['session', 'visitor', 'cart', 'draft'] as const;
type Parent = (typeof parents)[number];
const isParent = (table: string) => (parents as readonly string[]).includes(table);

const expired = (parent: Parent) =>
  `SELECT id FROM ${parent} WHERE expires_at <= :now ORDER BY expires_at LIMIT ${maxRows}`;

/** The tables whose rows go with one of the parent, and the column by which they belong to it. */
const childrenOf = (parent: Parent): [table: string, column: string][] =>
  Object.entries(lines).flatMap(([table, { endsWith }]) => {
    const column = endsWith?.[parent];
    return column === undefined ? [] : [[table, column] satisfies [string, string]];
  });

/** Deletes the rows of expired parents, because the database's own cascade would delete any number at once. */
function sweepChildren(parent: Parent, table: string, column: string): Sweep {
  const key = lines[table]?.key ?? '';
  return statement(
    `DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table}
     WHERE ${column} IN (${expired(parent)}) LIMIT ${maxRows})`,
  );
}

const sweepParents = (parent: Parent): Sweep =>
  statement(
    `DELETE FROM ${parent} WHERE id IN (${expired(parent)})
     ${childrenOf(parent)
       .map(
         ([table, column]) =>
           `AND NOT EXISTS (SELECT 1 FROM ${table} WHERE ${column} = ${parent}.id)`,
       )
       .join(' ')}`,
  );

const ended = Object.entries(lines).flatMap(([table, line]) =>
  isParent(table)
    ? []
    : (line.ends ?? []).map((ending, i): [string, Sweep] => [
        i === 0 ? table : `${table} ${i + 1}`,
        sweepEnded(table, line, ending),
      ]),
);

const families = parents.flatMap((parent): [string, Sweep][] => [
  ...childrenOf(parent).map(([table, column]): [string, Sweep] => [
    `${table} of ${parent}`,
    sweepChildren(parent, table, column),
  ]),
  [parent, sweepParents(parent)],
]);

/**
 * The sweeps of all tables whose rows end, made of `src/retention.ts`. None of them deletes a row that is alive at `now`.
 * A session expires no later than its visitor.
 */
export const sweeps: Readonly<Record<string, Sweep>> = Object.fromEntries([...ended, ...families]);

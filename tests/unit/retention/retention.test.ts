import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import type { Line } from '#features/privacy/model.ts';
import { closables } from '#closables.ts';
import { retention } from '#retention.ts';
import { sealedColumns } from '../../../src/jobs/reseal.ts';
import { toDocument } from './to-document.ts';
import { words } from './words.ts';

const lines: Readonly<Record<string, Line>> = retention;

async function readTables(): Promise<Map<string, string[]>> {
  const { results } = await DB.prepare(
    `SELECT t.name AS name, c.name AS column FROM pragma_table_list t, pragma_table_info(t.name) c
     WHERE t.schema = 'main' AND t.type = 'table' AND t.name NOT LIKE 'sqlite_%'
       AND t.name NOT LIKE '_cf_%' AND t.name NOT LIKE 'd1_%' ORDER BY t.name, c.cid`,
  ).all<{ name: string; column: string }>();
  const byTable = Map.groupBy(results, ({ name }) => name);
  return new Map([...byTable].map(([name, rows]) => [name, rows.map(({ column }) => column)]));
}

test('the retention table has every table of the database', async () => {
  const tables = [...(await readTables()).keys()];
  expect(Object.keys(lines).toSorted()).toEqual(tables);
});

test('every column of every table is said to hold something of a person, or nothing', async () => {
  const described = Object.entries(words).map(([table, { personal, others }]) => [
    table,
    [...Object.keys(personal), ...others.split(' ').filter(Boolean)].toSorted(),
  ]);
  const stored = [...(await readTables())].map(([table, columns]) => [table, columns.toSorted()]);
  expect(Object.fromEntries(described)).toEqual(Object.fromEntries(stored));
});

test('a table that names a visitor or a number is found by them', () => {
  const named = Object.entries(words).filter(([, { personal }]) =>
    ['visitor_id', 'isdn'].some((column) => column in personal),
  );
  expect(named.length).toBeGreaterThan(10);
  for (const [table] of named) {
    expect([table, lines[table]?.of]).not.toContain(undefined);
  }
});

test('what is sealed is opened for its owner, and said to be personal', () => {
  for (const [table, column] of Object.entries(sealedColumns)) {
    expect([table, lines[table]?.sealed]).toEqual([table, column]);
    expect(Object.keys(words[table as keyof typeof words].personal)).toContain(column);
  }
});

test('what only loses its name is closed by a rule', () => {
  const closed = new Set(closables.map(({ table }) => table));
  // They go with what was sold.
  const along = [
    'digital_code',
    'wifi_code',
    'sim_order',
    'return_case',
    'return_event',
    'payment',
    'receipt',
  ];
  const unnamed = Object.keys(lines).filter((table) => lines[table]?.onDeletion === 'unnamed');
  expect(unnamed.toSorted()).toEqual([...closed, ...along].toSorted());
});

test('docs/retention.md says what the retention table says', async () => {
  await expect(toDocument()).toMatchFileSnapshot('../../../docs/retention.md');
});

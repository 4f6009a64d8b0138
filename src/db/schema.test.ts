import { is } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { getTableConfig, SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import * as accounts from './account-schema.ts';
import * as caches from './cache-schema.ts';
import * as carts from './cart-schema.ts';
import * as drafts from './draft-schema.ts';
import * as efforts from './effort-schema.ts';
import * as frauds from './fraud-schema.ts';
import * as homeRequests from './home-request-schema.ts';
import * as kiosks from './kiosk-schema.ts';
import * as leasing from './leasing-schema.ts';
import * as numbers from './number-schema.ts';
import * as operations from './operation-schema.ts';
import * as orders from './order-schema.ts';
import * as shifts from './package-shift-schema.ts';
import * as payments from './payment-schema.ts';
import * as proofs from './proof-schema.ts';
import * as purchases from './purchase-schema.ts';
import * as receipts from './receipt-schema.ts';
import * as returns from './return-schema.ts';
import * as others from './schema.ts';
import * as simRecoveries from './sim-recovery-schema.ts';
import * as greetings from './greeting-schema.ts';
import * as preorders from './preorder-schema.ts';
import * as stockWatches from './stock-watch-schema.ts';
import * as switches from './switch-schema.ts';
import * as starsOrders from './stars-order-schema.ts';
import * as tans from './tan-schema.ts';
import * as tradeIns from './trade-in-schema.ts';

const schema = {
  ...others,
  ...accounts,
  ...caches,
  ...carts,
  ...drafts,
  ...efforts,
  ...frauds,
  ...homeRequests,
  ...kiosks,
  ...leasing,
  ...numbers,
  ...operations,
  ...orders,
  ...shifts,
  ...payments,
  ...proofs,
  ...purchases,
  ...receipts,
  ...simRecoveries,
  ...greetings,
  ...preorders,
  ...stockWatches,
  ...switches,
  ...returns,
  ...starsOrders,
  ...tans,
  ...tradeIns,
};

interface Index {
  columns: string[];
  unique: boolean;
  partial: boolean;
}

interface Table {
  columns: { name: string; type: string; notNull: boolean; hasDefault: boolean }[];
  primaryKey: string[];
  indexes: Record<string, Index>;
  /** `column → table.column, what happens on delete`. */
  references: string[];
}

async function ask<Row>(sql: string, ...values: string[]): Promise<Row[]> {
  const { results } = await DB.prepare(sql)
    .bind(...values)
    .all<Row>();
  return results;
}

async function readIndexes(table: string): Promise<Record<string, Index>> {
  const found = await ask<{ name: string; unique: number; partial: number }>(
    `SELECT name, "unique", partial FROM pragma_index_list(?1) WHERE origin <> 'pk'`,
    table,
  );
  const entries = found.map(async ({ name, unique, partial }): Promise<[string, Index]> => {
    const columns = await ask<{ name: string }>('SELECT name FROM pragma_index_info(?1)', name);
    const names = columns.map((column) => column.name);
    return [name, { columns: names, unique: unique === 1, partial: partial === 1 }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The table as the migrations have made it. */
async function readMigrated(table: string): Promise<Table> {
  const columns = await ask<{
    name: string;
    type: string;
    notnull: number;
    dflt_value: string | null;
    pk: number;
  }>('SELECT * FROM pragma_table_info(?1)', table);
  const keys = await ask<{ from: string; table: string; to: string; on_delete: string }>(
    'SELECT * FROM pragma_foreign_key_list(?1)',
    table,
  );
  return {
    columns: columns.map(({ name, type, notnull, dflt_value: value }) => ({
      name,
      type: type.toLowerCase(),
      notNull: notnull === 1,
      hasDefault: value !== null,
    })),
    primaryKey: columns
      .filter(({ pk }) => pk > 0)
      .toSorted((a, b) => a.pk - b.pk)
      .map(({ name }) => name),
    indexes: await readIndexes(table),
    references: keys
      .map((key) => `${key.from} → ${key.table}.${key.to}, ${key.on_delete.toLowerCase()}`)
      .toSorted(),
  };
}

/** The table as the schema describes it. */
function describe(table: SQLiteTable): Table {
  const { columns, primaryKeys, indexes, foreignKeys, uniqueConstraints } = getTableConfig(table);
  expect(uniqueConstraints).toEqual([]);
  const ownKey = columns.filter(({ primary }) => primary).map(({ name }) => name);
  return {
    columns: columns.map((column) => ({
      name: column.name,
      type: column.getSQLType(),
      notNull: column.notNull,
      hasDefault: column.hasDefault,
    })),
    primaryKey: [...ownKey, ...primaryKeys.flatMap((key) => key.columns.map(({ name }) => name))],
    indexes: Object.fromEntries(
      indexes.map(({ config }) => [
        config.name,
        {
          columns: config.columns.map((column) => (is(column, SQLiteColumn) ? column.name : '?')),
          unique: config.unique,
          partial: config.where !== undefined,
        },
      ]),
    ),
    references: foreignKeys
      .map((key) => {
        const { columns: from, foreignTable, foreignColumns: to } = key.reference();
        const names = `${from.map(({ name }) => name).join()} → ${getTableConfig(foreignTable).name}`;
        return `${names}.${to.map(({ name }) => name).join()}, ${key.onDelete ?? 'no action'}`;
      })
      .toSorted(),
  };
}

const tables = Object.values(schema).filter((one) => is(one, SQLiteTable));

test.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
  'the schema describes %s when the migrations have run',
  async (name, table) => {
    expect(describe(table)).toEqual(await readMigrated(name));
  },
);

test('the schema describes every table when the migrations have run', async () => {
  const found = await ask<{ name: string }>(
    `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'
     AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name NOT LIKE 'd1_%'`,
  );
  expect(tables.map((table) => getTableConfig(table).name).toSorted()).toEqual(
    found.map(({ name }) => name).toSorted(),
  );
});

test('the query builder reads a row when it is given the schema', async () => {
  const db = drizzle(DB, { schema });
  await db.insert(schema.lease).values({ key: 'k', expiresAtMs: 5 });
  expect(await db.select().from(schema.lease)).toEqual([{ key: 'k', expiresAtMs: 5 }]);
});

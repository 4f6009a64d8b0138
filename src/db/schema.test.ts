import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import { db } from './client.ts';
import { cacheFill, lease } from './schema.ts';

test.each([lease, cacheFill])(
  'a table has the columns that the migrations gave it',
  async (table) => {
    const { name, columns } = getTableConfig(table);
    const { results } = await DB.prepare('SELECT name, "notnull" FROM pragma_table_info(?)')
      .bind(name)
      .all<{ name: string; notnull: number }>();
    expect(results.map((column) => column.name)).toEqual(columns.map((column) => column.name));
    expect(results.map((column) => column.notnull === 1)).toEqual(
      columns.map((column) => column.notNull),
    );
  },
);

test('the client reads what stands in the table', async () => {
  await db.insert(lease).values({ key: 'k', untilMs: 5 });
  expect(await db.select().from(lease)).toEqual([{ key: 'k', untilMs: 5 }]);
});

import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import * as statements from './statements.ts';

test.each(Object.entries(statements))(
  '%s scans no table when it is executed',
  async (_name, { text, names }) => {
    const { results } = await DB.prepare(`EXPLAIN QUERY PLAN ${text}`)
      .bind(...names.map(() => 1))
      .all<{ detail: string }>();
    const details = results.map(({ detail }) => detail);
    expect(details.filter((detail) => /^SCAN (cart|seen_price)/.test(detail))).toEqual([]);
  },
);

test('the module exports all statements when it is imported', () => {
  expect(Object.keys(statements).length).toBeGreaterThan(15);
});

import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import * as statements from './statements.ts';

const texts = Object.entries(statements).flatMap(([name, text]) =>
  typeof text === 'string' ? [[name, text] as const] : [],
);

test.each(texts)('%s walks no table', async (_name, text) => {
  const values = Array.from({ length: statements.countHoles(text) }, () => 1);
  const { results } = await DB.prepare(`EXPLAIN QUERY PLAN ${text}`)
    .bind(...values)
    .all<{ detail: string }>();
  const details = results.map(({ detail }) => detail);
  expect(details.filter((detail) => /^SCAN (cart|seen_price)/.test(detail))).toEqual([]);
});

test('there are statements to look at', () => {
  expect(texts.length).toBeGreaterThan(15);
});

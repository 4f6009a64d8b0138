import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import * as customers from './customer-store.ts';
import * as wholes from './whole-cart-store.ts';
import * as prices from './seen-price-store.ts';
import * as visitors from './statements.ts';

const statements = Object.entries({ ...customers, ...wholes, ...prices, ...visitors }).flatMap(
  ([name, one]) =>
    typeof one === 'object' && 'text' in one ? [{ name, text: one.text, names: one.names }] : [],
);

test.each(statements)('$name scans no table when it is executed', async ({ text, names }) => {
  const { results } = await DB.prepare(`EXPLAIN QUERY PLAN ${text}`)
    .bind(...names.map(() => 1))
    .all<{ detail: string }>();
  const details = results.map(({ detail }) => detail);
  expect(details.filter((detail) => /^SCAN (cart|seen_price|customer_cart)/.test(detail))).toEqual(
    [],
  );
});

test('the stores export all statements when they are imported', () => {
  expect(statements.length).toBeGreaterThan(15);
});

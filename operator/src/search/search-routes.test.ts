import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { searchResult } from '#contracts/content/search.ts';
import { get, prepareOperator, testDb } from '../../tests/operator-under-test.ts';
import { SEARCH_PRODUCTS, SEARCH_TEXTS } from './find-entries.ts';

beforeAll(() => prepareOperator(3000));

async function search(q: string) {
  const answer = await get(`/search?${new URLSearchParams({ q }).toString()}`);
  expect(answer.status).toBe(200);
  return z.object({ data: z.array(searchResult) }).parse(await answer.json()).data;
}

test('search finds the same when typed in Cyrillic, Latin or English', async () => {
  const [cyrillic, latin] = await Promise.all([search('гар утас'), search('gar utas')]);
  expect(cyrillic.some(({ link }) => link === '/shop/altai-1')).toBe(true);
  expect(latin).toEqual(cyrillic);
  expect((await search('Altai 1 phone'))[0]?.link).toBe('/shop/altai-1');
  expect((await search('ALTAI1'))[0]?.link).toBe('/shop/altai-1');
});

test('search takes the last word as a prefix', async () => {
  expect((await search('хөнг'))[0]?.categoryEn).toBe('News');
  expect((await search('e-si'))[0]?.link).toBe('/service/esim');
});

test('search ranks an exact title before a longer one', async () => {
  expect((await search('шинэ дугаар'))[0]?.link).toBe('/new-number');
});

test('search groups its results, and has at most 24', async () => {
  const found = await search('altai');
  expect(found).toHaveLength(24);
  const categories = found.map((result) => result.categoryMn);
  const runs = categories.filter((category, at) => category !== categories[at - 1]);
  expect(new Set(runs).size).toBe(runs.length);
});

test("search takes FTS5's operators as text", async () => {
  for (const q of ['"altai', 'altai*', 'a OR b', 'title:altai', 'NEAR(altai)', '^altai', '""']) {
    expect((await get(`/search?${new URLSearchParams({ q }).toString()}`)).status).toBe(200);
  }
});

test('search answers 400 when the query is too short or too long', async () => {
  for (const q of ['', 'a', ' a ', 'a'.repeat(65)]) {
    expect((await get(`/search?${new URLSearchParams({ q }).toString()}`)).status).toBe(400);
  }
});

test('search reads one page of rows when a word matches much of a large catalogue', async () => {
  for (const sql of [SEARCH_TEXTS, SEARCH_PRODUCTS]) {
    const { meta } = await testDb.prepare(sql).bind('$', 'алтаи', 24).all();
    expect(meta.rows_read).toBeLessThanOrEqual(25);
    const { results } = await testDb
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind('$', 'алтаи', 24)
      .all<{ detail: string }>();
    const plan = results.map((row) => row.detail).join('\n');
    expect(plan).toContain('SCAN search_index VIRTUAL TABLE');
    expect(plan).toContain('SEARCH search_beginning USING PRIMARY KEY (beginning=?)');
    expect(plan).not.toContain('TEMP B-TREE');
  }
});

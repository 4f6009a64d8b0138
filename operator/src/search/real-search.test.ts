import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type SearchResult, searchResult } from '#contracts/content/search.ts';
import { operatorContent } from '../../seed/operator-content.ts';
import { seedDatabase } from '../../seed/seed-database.ts';
import { get, prepareOperator, testDb } from '../../tests/operator-under-test.ts';

/** What customers type, and what it must find in the real seed. */
beforeAll(async () => {
  await prepareOperator();
  await seedDatabase(testDb, operatorContent, 2000);
});

async function search(q: string): Promise<SearchResult[]> {
  const answer = await get(`/search?${new URLSearchParams({ q }).toString()}`);
  return z.object({ data: z.array(searchResult) }).parse(await answer.json()).data;
}

const phones = new Set(
  operatorContent.products
    .filter(({ categoryId }) => categoryId === 'c-phones')
    .map(({ slug }) => `/shop/${slug}`),
);

test.each(['утас', 'utas', 'phone', 'phones', 'гар утас'])(
  '«%s» finds handsets before other products',
  async (q) => {
    // Pages that sell or take phones may stand before them.
    const found = (await search(q)).filter(({ link }) => link.startsWith('/shop/'));
    expect(found.slice(0, 8).map(({ link }) => phones.has(link))).toEqual(Array(8).fill(true));
  },
);

test.each([
  ['цэнэглэх', '/service/top-up'],
  ['цэнэглэлт', '/service/top-up'],
  ['нэгж цэнэглэх', '/service/top-up'],
  ['esim', '/service/esim'],
  ['2222', '/service-branches'],
  ['холбоо барих', '/service-branches'],
  ['солонгос', '/roaming?country=kr'],
  ['korea', '/roaming?country=kr'],
  ['roaming japan', '/roaming?country=jp'],
  ['японд роуминг', '/roaming?country=jp'],
  ['дубай', '/roaming?country=ae'],
  ['roaming', '/roaming'],
  ['sim сэргээх', '/simRecovery'],
  ['тооцоо', '/service/bill-payment'],
  ['салбар', '/service-branches'],
])('«%s» leads to %s', async (q, link) => {
  expect((await search(q)).slice(0, 3).map((result) => result.link)).toContain(link);
});

test.each(['утас', 'роуминг', 'sim', 'дата'])('«%s» finds more than one category', async (q) => {
  const found = await search(q);
  const counts = Map.groupBy(found, ({ categoryEn }) => categoryEn);
  expect(counts.size).toBeGreaterThan(1);
});

test('a letter sixty times finds nothing', async () => {
  for (const letter of ['a', 'а', 's']) expect(await search(letter.repeat(60))).toEqual([]);
});

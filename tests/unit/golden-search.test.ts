import { beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { productCard } from '#contracts/commerce/products.ts';
import { branch } from '#contracts/content/places.ts';
import { roamingCountry } from '#contracts/content/roaming.ts';
import { searchResult } from '#contracts/content/search.ts';
import { serviceCategory } from '#contracts/content/services.ts';
import { isSearchable } from '#domain/search-length.ts';
import { toHits } from '#features/search/hits.ts';
import { toQuestions } from '#features/search/rewrite.ts';
import { get, migrateOperator, testDb } from '../../operator/tests/operator-under-test.ts';
import { operatorContent } from '../../operator/seed/operator-content.ts';
import { seedDatabase } from '../../operator/seed/seed-database.ts';
import { createPlainServices } from '../support/plain-services/create-plain-services.ts';
import { type GoldenQuery, writtenBefore } from './golden-queries.ts';
import { writtenAfter } from './golden-queries-after.ts';

type Fetch = (path: string) => Promise<Response>;

const plain = createPlainServices();
const services: readonly (readonly [name: string, fetch: Fetch])[] = [
  ['the embedded operator', async (path) => get(path)],
  [
    'services that know the specification only',
    (path) => plain.fetch(new Request(`http://plain${path}`)),
  ],
];

beforeAll(async () => {
  await migrateOperator();
  await seedDatabase(testDb, operatorContent, 0);
});

/** The elements of a list that fit, in whichever envelope. */
async function readList<Shape extends z.ZodMiniType>(fetch: Fetch, path: string, shape: Shape) {
  const body: unknown = await (await fetch(path)).json();
  let list: unknown = body;
  while (!Array.isArray(list) && typeof list === 'object' && list !== null) {
    list = Reflect.get(list, 'data');
  }
  return (Array.isArray(list) ? list : []).flatMap((one: unknown) => {
    const parsed = shape.safeParse(one);
    return parsed.success ? [parsed.data] : [];
  });
}

const isRight = (link: string, right: string) =>
  right
    .split(' ')
    .some((one) =>
      one.endsWith('*')
        ? link.startsWith(one.slice(0, -1))
        : link.split('#')[0]?.toLowerCase() === one.toLowerCase(),
    );

/** Of a country that a service has no prices for, the page of all countries is right. */
function toRight(right: string, countries: readonly { country: string }[]): string {
  const [, code] = /^\/roaming\?country=(\w+)$/.exec(right) ?? [];
  if (code === undefined) return right;
  const isOffered = countries.some(({ country }) => country.toLowerCase() === code);
  return isOffered ? right : '/roaming';
}

async function findMisses(fetch: Fetch, queries: readonly GoldenQuery[]): Promise<string[]> {
  const [branches, categories, countries] = await Promise.all([
    readList(fetch, '/branch/list', branch),
    readList(fetch, '/service-categories', serviceCategory),
    readList(fetch, '/roaming/list', roamingCountry),
  ]);
  const misses: string[] = [];
  for (const [typed, right] of queries) {
    expect(isSearchable(typed)).toBe(true);
    const questions = toQuestions(typed);
    expect(questions.length).toBeLessThanOrEqual(3);
    expect(questions[0]).toBe(typed);
    const q = (text: string) => new URLSearchParams({ q: text }).toString();
    const found = await Promise.all(
      questions.map((one) => readList(fetch, `/search?${q(one)}`, searchResult)),
    );
    const products = await readList(fetch, `/product?${q(questions[1] ?? typed)}`, productCard);
    const hits = toHits(typed, { found, products, branches, categories, countries }, 'mn');
    const first = hits.slice(0, 3).map(({ link }) => link);
    if (!first.some((link) => isRight(link, toRight(right, countries))))
      misses.push(`${typed}: ${first.join(' ')}`);
  }
  return misses;
}

test('there are 212 golden queries, more than half of them written before the matching', () => {
  const all = [...writtenBefore, ...writtenAfter].map(([typed]) => typed);
  expect(new Set(all).size).toBe(212);
  expect(writtenBefore.length).toBeGreaterThanOrEqual(100);
});

test.each(services)(
  'at least 95 in 100 golden queries have the right hit among the first three with %s',
  async (_, fetch) => {
    const misses = await findMisses(fetch, [...writtenBefore, ...writtenAfter]);
    expect(misses.length > 10 ? misses : []).toEqual([]);
  },
);

test('the golden queries are not found when nothing but the typed words is asked', async () => {
  const bare: string[] = [];
  for (const [typed, right] of writtenBefore) {
    const path = `/search?${new URLSearchParams({ q: typed }).toString()}`;
    const first = (await readList(async (one) => get(one), path, searchResult)).slice(0, 3);
    if (!first.some(({ link }) => isRight(link, right))) bare.push(typed);
  }
  // What the site adds: without it more than one query in six misses.
  expect(bare.length).toBeGreaterThan(20);
});

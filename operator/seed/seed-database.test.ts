import { beforeAll, expect, test } from 'vitest';
import { prepareOperator, post, get, testDb } from '../tests/operator-under-test.ts';
import { smallContent } from '../tests/small-content.ts';
import { mobilePlans } from '../src/mobile/mobile-plans.ts';
import { operatorContent } from './operator-content.ts';
import { seedDatabase } from './seed-database.ts';
import { prepareSeed } from './seed-plan.ts';
import { listPreorders } from './shop/offers.ts';
import { toInserts, toLiteral } from './sql-text.ts';

beforeAll(() => prepareOperator());

async function count(table: string): Promise<number> {
  return (await testDb.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>('n')) ?? 0;
}

test('seeding writes nothing when the seed is unchanged', async () => {
  expect((await seedDatabase(testDb, smallContent)).parts).toEqual([]);
});

test('seeding replaces the data and leaves the carts when the seed has changed', async () => {
  await post('/service/add-cart?isdn=99000001', { productId: 'p-1', quantity: 1, price: 1 });
  const changed = { ...smallContent, products: smallContent.products.slice(0, 2) };
  expect((await seedDatabase(testDb, changed)).seeded).toBe(true);
  expect(await count('product')).toBe(2);
  expect(await (await get('/service/get-cart-list?isdn=99000001')).text()).toContain('"p-1"');
  await seedDatabase(testDb, smallContent);
  expect(await count('product')).toBe(9);
});

test('generated products are added, left and deleted with all their rows', async () => {
  const tables = ['product', 'search_entry', 'product_variant'];
  const before = await Promise.all(tables.map(count));
  for (const [want, made] of [
    [300, 300],
    [undefined, 300],
    [700, 700],
    [50, 50],
  ] as const) {
    await seedDatabase(testDb, smallContent, want);
    expect(await Promise.all(tables.map(count))).toEqual(before.map((rows) => rows + made));
    await testDb
      .prepare(`INSERT INTO search_index (search_index, rank) VALUES ('integrity-check', 1)`)
      .run();
  }
  await seedDatabase(testDb, smallContent, 0);
  expect(await Promise.all(tables.map(count))).toEqual(before);
});

test('many products are written without indexes, which the next seed makes when one was interrupted', async () => {
  const index = 'CREATE INDEX product_new ON product (new_key)';
  const state = { hash: null, generated: 0, indexes: { product_new: index } };
  const texts = (await prepareSeed(smallContent, state, 150_000)).parts.flat();
  const [dropped, made] = [texts.indexOf('DROP INDEX IF EXISTS product_new'), texts.indexOf(index)];
  expect(dropped).toBeGreaterThan(0);
  expect(made).toBeGreaterThan(dropped);
  expect((await prepareSeed(smallContent, state, 100)).parts.flat()).not.toContain(index);
  const left = { ...state, indexes: {}, left: { product_new: index } };
  expect((await prepareSeed(smallContent, left)).parts.flat()).toContain(index);
});

test('search_beginning has every word that begins with what is typed', async () => {
  await seedDatabase(testDb, operatorContent);
  const { results } = await testDb
    .prepare(`SELECT beginning FROM search_beginning WHERE length(beginning) > 1
      AND (length(words) - length(replace(words, ' OR ', ''))) / 4 >= 63`)
    .all();
  expect(results).toEqual([]);
  await seedDatabase(testDb, smallContent);
});

test('sub-category counts follow the products', async () => {
  const { results } = await testDb
    .prepare(`SELECT sub_category.id FROM sub_category WHERE count <>
      (SELECT count(*) FROM product WHERE sub_category_id = sub_category.id)`)
    .all();
  expect(results).toEqual([]);
});

test('no statement of the real seed is over the size that D1 takes', async () => {
  const { parts } = await prepareSeed(operatorContent, { hash: null, generated: 0 }, 1000);
  const sizes = parts.flat().map((sql) => new TextEncoder().encode(sql).length);
  expect(Math.max(...sizes)).toBeLessThan(100_000);
});

test('the real seed is written completely', async () => {
  await seedDatabase(testDb, operatorContent);
  expect(await count('product')).toBe(operatorContent.products.length);
  expect(await count('document')).toBeGreaterThan(1000);
});

test.each(['2026-11-01T00:00:00Z', '2027-02-28T23:59:59Z', '2031-12-31T12:00:00Z'])(
  'one pre-order is open, one not yet, one over and one full, with dates near it, when it is %s',
  (time) => {
    const now = new Date(time);
    const states = listPreorders(now).map(({ opensAt, closesAt, eta, quota, taken }) => {
      const [opens, closes, comes] = [opensAt, closesAt, eta].map((at) => Date.parse(at ?? ''));
      expect(Math.abs((comes ?? 0) - now.getTime())).toBeLessThan(200 * 24 * 60 * 60_000);
      if (now.getTime() < (opens ?? 0)) return 'soon';
      return now.getTime() > (closes ?? 0) ? 'over' : taken < (quota ?? 0) ? 'open' : 'full';
    });
    expect(states).toEqual(['open', 'soon', 'over', 'full']);
  },
);

test('what is sold in several places has one name, price and content in all of them', () => {
  type Sold = Partial<Record<'id' | 'nameMn' | 'nameEn' | 'fee' | 'price' | 'dataMb', unknown>>;
  const { services, numberPlans, dataPackages, wifiCards, touristPackages, starsPackages } =
    operatorContent;
  const places: Record<string, readonly Sold[]> = {
    services: services.flatMap(({ service }) => service.plans as Sold[]),
    mobilePlans,
    numberPlans,
    dataPackages,
    wifiCards,
    touristPackages,
    starsPackages,
  };
  const all = Object.entries(places).flatMap(([place, list]) =>
    list.map(({ id, nameMn, nameEn, fee, price, dataMb }) => ({
      place,
      id,
      facts: { nameMn, nameEn, price: fee ?? price, dataMb },
    })),
  );
  const faults: unknown[] = [];
  for (const one of all) {
    const others = all.filter(
      ({ id, facts }) => id === one.id || (facts.nameMn && facts.nameMn === one.facts.nameMn),
    );
    for (const other of others) {
      for (const fact of ['nameMn', 'nameEn', 'price', 'dataMb'] as const) {
        const [a, b] = [one.facts[fact], other.facts[fact]];
        if (a !== undefined && b !== undefined && a !== b) faults.push([one, other]);
      }
    }
  }
  expect(faults).toEqual([]);
  // Each plan that a number can move to is described, and a new number can begin with it.
  const described = new Set(places['services']?.map(({ id }) => id));
  const begun = new Set(numberPlans.map(({ id }) => id));
  expect(mobilePlans.filter(({ id }) => !described.has(id) || !begun.has(id))).toEqual([]);
  const { offer } = operatorContent.home;
  const offered = mobilePlans.find(({ nameEn }) => offer?.titleEn?.startsWith(`${nameEn}:`));
  expect(offer?.priceMnt).toBe(offered?.fee);
});

test('no English text of the seed has one of something in the plural', () => {
  const texts =
    JSON.stringify(operatorContent).match(/"\w+En":(?:"(?:[^"\\]|\\.)*"|\[[^\]]*\])/g) ?? [];
  expect(texts.length).toBeGreaterThan(1000);
  // A name may end with the number.
  const plural = /(?<!\b[A-Z]\w* |[\d.,])\b1 [a-z]*[^\Ws]s\b/;
  expect(texts.filter((text) => plural.test(text))).toEqual([]);
});

test('texts are quoted, and long lists split', () => {
  expect(toLiteral(`Хүүхдийн 'Stars'`)).toBe(`'Хүүхдийн ''Stars'''`);
  expect(() => toLiteral('\0')).toThrow();
  expect(() => toLiteral(1.5)).toThrow();
  expect(
    toInserts(
      't',
      Array.from({ length: 3 }, () => ({ a: 'я'.repeat(30_000) })),
    ),
  ).toHaveLength(3);
});

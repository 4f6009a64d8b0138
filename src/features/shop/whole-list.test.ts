import { expect, test } from 'vitest';
import { type ProductCard, productCard } from '#contracts/commerce/products.ts';
import { countFacets } from './facet-counts.ts';
import { type ShopFilters, toShopFilters } from './model.ts';
import { listProducts, type Parts } from './whole-list.ts';

const parts: Parts = [
  {
    id: 'c-1',
    nameMn: 'Гар утас',
    nameEn: 'Phones',
    productSubCategoryList: [{ id: 's-1', nameMn: 'Эвхэгддэг', nameEn: 'Foldable' }],
  },
  { id: 'c-2', nameMn: 'Цаг', nameEn: 'Watches', productSubCategoryList: [] },
];

const variant = (color: string, storage = '') => ({
  color: '#123',
  colorNameMn: color,
  colorNameEn: color,
  storage,
});

function make(id: string, fields: Record<string, unknown>): ProductCard {
  return productCard.parse({
    id,
    slug: id,
    nameMn: id,
    nameEn: id,
    categoryId: 'c-1',
    price: 100_000,
    type: 'PHYSICAL',
    stockOnline: 1,
    ...fields,
  });
}

const products = [
  make('nova', {
    brand: 'Altai',
    price: 400_000,
    leasable: true,
    variants: [variant('Red', '64 GB'), variant('Blue', '128 GB')],
    ratingAvg: 4,
    updatedAt: '2026-01-01T00:00:00Z',
  }),
  make('fold', {
    brand: 'Altai',
    subCategoryId: 's-1',
    price: 900_000,
    stockOnline: 0,
    variants: [variant('Red', '1 TB')],
    ratingAvg: 5,
    badges: ['new'],
    updatedAt: '2025-01-01T00:00:00Z',
  }),
  make('zen', {
    brand: 'Zephyr',
    price: 20_000,
    variants: [variant('Blue', '64 GB')],
    updatedAt: '2026-02-01T00:00:00Z',
  }),
  make('tick', { brand: 'Zephyr', categoryId: 'c-2', price: 30_000, variants: [variant('Blue')] }),
];

const read = (search: string): ShopFilters => toShopFilters(new URLSearchParams(search));
const idsOf = (search: string) =>
  listProducts(products, read(search), parts).items.map(({ id }) => id);

test.each([
  ['', ['nova', 'fold', 'zen', 'tick']],
  ['category=c-1&sub=s-1', ['fold']],
  ['brand=altai', ['nova', 'fold']],
  ['brand=Altai&color=Blue', ['nova']],
  ['color=red', ['nova', 'fold']],
  ['storage=64+GB', ['nova', 'zen']],
  ['min=30000&max=400000', ['nova', 'tick']],
  ['stock=1', ['nova', 'zen', 'tick']],
  ['lease=1', ['nova']],
  ['sort=priceAsc', ['zen', 'tick', 'nova', 'fold']],
  ['sort=priceDesc', ['fold', 'nova', 'tick', 'zen']],
  ['sort=rating', ['fold', 'nova', 'zen', 'tick']],
  ['sort=new', ['fold', 'zen', 'nova', 'tick']],
  ['q=gar+utas+alt', ['nova', 'fold']],
  ['q=ЦАГ', ['tick']],
  ['q=ova', []],
])('the products of "%s" are %j', (search, ids) => {
  expect(idsOf(search)).toEqual(ids);
});

const countsOf = (search: string) =>
  Object.fromEntries(
    countFacets(products, read(search), parts).facets.map(({ key, values }) => [
      key,
      Object.fromEntries(values.map(({ value, count }) => [value, count])),
    ]),
  );

test('the choices of a facet are counted within all the others, but not within itself', () => {
  expect(countsOf('')).toEqual({
    brand: { Altai: 2, Zephyr: 2 },
    price: { '-49999': 2, '300000-599999': 1, '600000-999999': 1 },
    color: { Blue: 3, Red: 2 },
    storage: { '64 GB': 2, '128 GB': 1, '1 TB': 1 },
    inStock: { true: 3 },
    leasable: { true: 1 },
  });
  expect(countsOf('brand=Altai&stock=1')).toEqual({
    brand: { Altai: 1, Zephyr: 2 },
    price: { '300000-599999': 1 },
    color: { Blue: 1, Red: 1 },
    storage: { '64 GB': 1, '128 GB': 1 },
    inStock: { true: 1 },
    leasable: { true: 1 },
  });
});

test('every count is the length of the list that its choice leads to', () => {
  for (const search of ['', 'category=c-1', 'brand=Zephyr', 'color=Blue&stock=1', 'q=phones']) {
    const filters = read(search);
    for (const { key, values } of countFacets(products, filters, parts).facets) {
      if (key !== 'brand' && key !== 'color' && key !== 'storage') continue;
      for (const { value, count } of values) {
        const chosen = { ...filters, [key]: [value] };
        expect(listProducts(products, chosen, parts).total, `${search} ${value}`).toBe(count);
      }
    }
  }
});

test('a choice stays where it can be taken back, and a filter without an effect is not there', () => {
  expect(countsOf('brand=Nobody')['brand']).toMatchObject({ Nobody: 0 });
  expect(countsOf('category=c-2')).toEqual({
    brand: { Zephyr: 1 },
    price: { '-49999': 1 },
    color: { Blue: 1 },
  });
});

const many = Array.from({ length: 60 }, (_, at) => make(`m-${at}`, {}));

test.each([
  ['', 'm-0', 24, '2'],
  ['after=2', 'm-24', 24, '3'],
  ['after=3', 'm-48', 12, null],
  ['after=4', undefined, 0, null],
  ['after=0', undefined, 0, null],
  ['after=garbage', undefined, 0, null],
])(
  'the page of "%s" begins with %s, has %i products and leads to %s',
  (search, id, length, next) => {
    const found = listProducts(many, read(search));
    expect([found.items[0]?.id, found.items.length, found.next, found.total]).toEqual([
      id,
      length,
      next,
      60,
    ]);
  },
);

test('a filter offers its most common values, and a rare one that is chosen', () => {
  const own = Array.from({ length: 150 }, (_, at) => make(`o-${at}`, { brand: `Own ${at}` }));
  const all = [...own, ...products];
  const valuesOf = (search: string) =>
    countFacets(all, read(search)).facets.find(({ key }) => key === 'brand')?.values ?? [];
  expect(valuesOf('')).toHaveLength(100);
  expect(valuesOf('').map(({ value }) => value)).toContain('Zephyr');
  const rare = valuesOf('brand=own+149').filter(({ value }) => value === 'Own 149');
  expect(rare.map(({ count }) => count)).toEqual([1]);
});

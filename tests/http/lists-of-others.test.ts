import { afterAll, beforeAll, expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { type Element, listElements, toText } from './page-html.ts';
import { sendTo } from './send-to.ts';
import { type Site, startSite } from './start-site.ts';

/** Services of others know fewer parameters than ours, and nothing but products and their categories. */
const sources = [
  'https://elsewhere.example/a.png',
  'https://user:pw@img.example.mn/b.png',
  'https://img.example.mn/c.png',
  'http://img.example.mn/d.png',
];
const foreign = sources.map((src) => `<p>Editor <img src="${src}"></p>`).join('');

const make = (at: number) => ({
  id: `id-${at}`,
  slug: `slug-${at}`,
  nameMn: `Product ${at}`,
  nameEn: `Product ${at}`,
  descriptionMn: foreign,
  descriptionEn: foreign,
  categoryId: 'phones',
  brand: at % 2 ? 'Odd' : 'Even',
  price: 1000 + at,
  type: 'PHYSICAL',
  stockOnline: at % 3,
  relatedIds: ['id-3'],
  images: sources,
});
const category = { nameMn: 'Утас', nameEn: 'Phones', slug: 'phones', productSubCategoryList: [] };

function answerWith(list: (query: URLSearchParams) => object, facets?: readonly object[]) {
  return ({ url }: Request) => {
    const { pathname, searchParams } = new URL(url);
    const id = /^\/product\/id-(\d+)$/.exec(pathname)?.[1];
    if (pathname === '/product') return Response.json(list(searchParams));
    if (id) return Response.json({ data: make(Number(id)) });
    if (facets && pathname === '/product/facets') return Response.json({ data: { facets } });
    if (pathname === '/product/sub-category') return Response.json({ data: [] });
    if (pathname === '/product/category-populate') {
      return Response.json({
        data: { productCategoryPopulateDtos: [{ id: 'phones', ...category }] },
      });
    }
    return Response.json({ message: 'not found' }, { status: 404 });
  };
}

let small: Site;
let large: Site;
let uncounted: Site;

/** More products than a site holds, page by page. */
const thousands = (query: URLSearchParams) => {
  const [page, size] = [Number(query.get('page')), Number(query.get('size'))];
  const items = Array.from({ length: size }, (_, at) => make(page * size + at));
  return { data: { data: items, total: 5000 } };
};

beforeAll(async () => {
  const all = Array.from({ length: 60 }, (_, at) => make(at));
  [small, large, uncounted] = await Promise.all([
    startSite({ IMAGE_HOSTS: 'img.example.mn' }, { operator: answerWith(() => ({ data: all })) }),
    startSite(
      {
        COMMERCE_PAGING: 'page0',
        COMMERCE_IGNORED: 'brand,color,storage,minPrice,maxPrice,inStock,q,sort',
      },
      {
        operator: answerWith(thousands, [
          { key: 'leasable', values: [{ value: 'true', count: 4321 }] },
        ]),
      },
    ),
    startSite({ COMMERCE_PAGING: 'page0' }, { operator: answerWith(thousands) }),
  ]);
});
afterAll(() => Promise.all([small.stop(), large.stop(), uncounted.stop()]));

async function read({ origin }: Site, path: string) {
  const answer = await sendTo(origin, path, { headers: { cookie: 'complete=1' } });
  const html = await answer.text();
  const elements = listElements(html);
  const named = (name: string) =>
    elements
      .filter(({ properties }) => properties['name'] === name)
      .map(({ properties }) => properties['value']);
  const hrefs = (isMeant: (element: Element) => boolean) =>
    elements.filter(isMeant).map(({ properties }) => String(properties['href']));
  return {
    status: answer.status,
    products: elements
      .filter(({ tagName }) => tagName === 'h3')
      .map(toText)
      .filter((text) => text.startsWith('Product ')),
    next: hrefs(
      ({ tagName, properties }) => tagName === 'a' && String(properties['rel']) === 'next',
    )[0],
    canonical: hrefs(({ properties }) => String(properties['rel']) === 'canonical')[0],
    sorts: hrefs(({ properties }) => String(properties['href']).includes('sort=priceAsc')),
    pictures: elements
      .filter(({ tagName }) => tagName === 'img')
      .map(({ properties }) => String(properties['src'])),
    main: elements
      .filter(({ tagName }) => tagName === 'main')
      .map(toText)
      .join(' '),
    counts: elements.flatMap(({ properties }) => properties['dataCount'] ?? []),
    ids: elements.map(({ properties }) => properties['id']),
    named,
    html,
  };
}

test('a small shop filters, sorts and pages a list whose service ignores every parameter', async () => {
  const odd = await read(small, '/shop?brand=Odd&sort=priceDesc');
  expect(odd.products.slice(0, 2)).toEqual(['Product 59', 'Product 57']);
  expect(odd.products).toHaveLength(24);
  expect(odd.named('brand')).toEqual(['Even', 'Odd']);
  expect(odd.named('color')).toEqual([]);
  const second = await read(small, odd.next ?? '');
  expect(second.products).toEqual([
    'Product 11',
    'Product 9',
    'Product 7',
    'Product 5',
    'Product 3',
    'Product 1',
  ]);
  expect(second.next).toBeUndefined();
});

test('a product is shown by its slug when its service knows ids alone, and its id is canonical', async () => {
  const byId = await read(small, '/shop/id-7');
  const bySlug = await read(small, '/shop/slug-7');
  expect([byId.status, bySlug.status]).toEqual([200, 200]);
  expect(byId.canonical).toMatch(/\/shop\/id-7$/);
  expect(bySlug.canonical).toBe(byId.canonical);
  expect((await read(small, '/shop/slug-99')).status).toBe(404);
});

test('only those products are shown as related that were asked for, also if the service ignores that', async () => {
  expect((await read(small, '/shop/id-7')).products).toEqual(['Product 3']);
});

test('a large shop shows the counts of its service where nothing else is chosen', async () => {
  expect((await read(large, '/shop')).html).toContain('4321');
  const chosen = await read(large, '/shop?lease=1');
  expect(chosen.named('lease')).toEqual(['1']);
  expect(chosen.html).not.toContain('4321');
});

test('a large shop shows no control that its service ignores, and its pages go on', async () => {
  const first = await read(large, '/shop?brand=Odd&stock=1&min=5&q=product');
  expect(first.products[0]).toBe('Product 0');
  for (const name of ['brand', 'color', 'storage', 'min', 'stock']) {
    expect(first.named(name)).toEqual([]);
  }
  expect(first.ids).not.toContain('shop-q');
  expect(first.named('lease')).toEqual(['1']);
  expect(first.sorts).toEqual([]);
  expect(first.next).toBe('/shop?after=2&page=2');
  const second = await read(large, '/shop?after=2&page=2');
  expect(second.products[0]).toBe('Product 24');
  expect(second.next).toContain('after=3');
});

test('a large shop whose service counts nothing has the filters that do without, and no counts', async () => {
  const shop = await read(uncounted, '/shop');
  expect(shop.status).toBe(200);
  expect(shop.products).toHaveLength(24);
  expect([shop.named('stock'), shop.named('lease'), shop.named('min')]).toEqual([
    ['1'],
    ['1'],
    [''],
  ]);
  expect(shop.named('brand')).toEqual([]);
  expect(shop.counts).toEqual([]);
  expect(shop.main).not.toContain(translator('mn')('error.generic'));
  // Where the service counts, they are there.
  expect((await read(large, '/shop')).counts).toEqual(['4321']);
});

test('a page asks for no picture that its content security policy would report', async () => {
  const { pictures } = await read(small, '/shop/id-7');
  const foreignOnes = pictures.filter((src) => !/^(?:\/|data:)/.test(src));
  expect([...new Set(foreignOnes)]).toEqual(['https://img.example.mn/c.png']);
});

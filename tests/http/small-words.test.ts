import { expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { categories } from '#operator/seed/shop/categories.ts';
import { products } from '#operator/seed/shop/products.ts';
import { findRoute } from '#routes.ts';
import { comeBack, decide, signInAs, start } from './dan-visit.ts';
import { type Element, listElements, toText } from './page-html.ts';
import { pagePaths } from './routes.ts';
import { inParallel, origin, queryDatabase, send } from './site.ts';

const en = translator('en');

async function read(path: string) {
  const answer = await send(path, { headers: { cookie: 'lang=en; complete=1' } });
  const html = await answer.text();
  return { html, elements: listElements(html) };
}
const isNamed = (name: string) => (element: Element) =>
  element.tagName === 'nav' && element.properties['ariaLabel'] === name;
const listInside = ({ children }: Element): Element[] =>
  children.flatMap((one) => (one.type === 'element' ? [one, ...listInside(one)] : []));
const linksIn = (element: Element | undefined): [text: string, href: string][] =>
  (element ? listInside(element) : [])
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => [toText(link), String(link.properties['href'])]);

const rated = products.find(({ ratingCount }) => ratingCount > 0);
if (!rated) throw new Error('the seed has no rated product');

test('the way to a product goes by its category', async () => {
  const category = categories.find(({ id }) => id === rated.categoryId);
  const readTrail = async () => {
    const { elements } = await read(`/shop/${rated.id}`);
    return linksIn(elements.find(isNamed(en('nav.breadcrumbs'))));
  };
  // Who comes first does not wait for the categories.
  await expect
    .poll(readTrail, { timeout: 5000 })
    .toContainEqual([category?.nameEn, `/shop?category=${category?.id}`]);
});

test('every breadcrumb of every page leads to a page', async () => {
  let count = 0;
  await inParallel(pagePaths, async (path) => {
    const { elements } = await read(path);
    for (const [, href] of linksIn(elements.find(isNamed(en('nav.breadcrumbs'))))) {
      count += 1;
      expect.soft(findRoute(new URL(href, origin).pathname), `${href} at ${path}`).toBeDefined();
    }
  });
  expect(count).toBeGreaterThan(pagePaths.length / 2);
});

test('a rating says of how many it is, as a number and at each star', async () => {
  const { elements } = await read(`/shop/${rated.id}`);
  const main = elements.find(({ tagName }) => tagName === 'main');
  expect(main && toText(main)).toMatch(/[1-5]\.\d of 5\d+ ratings/);
  const stars = elements.filter(
    ({ tagName, properties }) => tagName === 'button' && properties['name'] === 'point',
  );
  expect(stars).toHaveLength(5);
  const said = elements.map(toText).join('\n') + JSON.stringify(stars);
  for (const point of [1, 5]) expect(said).toContain(en('shop.point', { point }));
});

test('the pages of the shop say where one is, and lead back', async () => {
  const first = await read('/shop');
  const pager = (elements: readonly Element[]) => elements.find(isNamed(en('paging.label')));
  const next = linksIn(pager(first.elements)).find(([text]) => text === en('shop.next'));
  const second = await read(next?.[1] ?? '');
  const count = Math.ceil(products.length / 24);
  const shown = pager(second.elements);
  expect(shown && toText(shown)).toContain(en('paging.pageOf', { page: 2, count }));
  const previous = linksIn(shown).find(([text]) => text === en('shop.previous'));
  expect(previous?.[1]).toBe('/shop');
});

test.each(['/', '/shop', '/service', '/service-branches', '/roaming'])(
  'landmarks of one kind have names of their own on %s',
  async (path) => {
    const { elements } = await read(path);
    const kindOf = ({ tagName, properties }: Element) =>
      properties['role'] === 'search' || tagName === 'search'
        ? 'search'
        : ['nav', 'aside'].includes(tagName)
          ? tagName
          : tagName === 'section' && (properties['ariaLabel'] ?? properties['ariaLabelledBy'])
            ? 'region'
            : null;
    // What opens above the page is not there with the others.
    const hidden = new Set(
      elements
        .filter(({ properties }) => properties['popover'] !== undefined)
        .flatMap((one) => [one, ...listInside(one)]),
    );
    const names: Record<string, string[]> = {};
    for (const one of elements) {
      if (hidden.has(one)) continue;
      const kind = kindOf(one);
      const { ariaLabel, ariaLabelledBy } = one.properties;
      if (kind) (names[kind] ??= []).push(String(ariaLabel ?? ariaLabelledBy ?? ''));
    }
    for (const [kind, all] of Object.entries(names)) {
      if (all.length > 1) expect.soft(all, kind).not.toContain('');
      expect.soft(new Set(all).size, `${kind}: ${all.join(', ')}`).toBe(all.length);
    }
    expect(names['search']?.length ?? 0).toBeGreaterThan(0);
  },
);

test('what only looks at a return from Dan uses nothing up', async () => {
  const { cookie, id } = await signInAs('99110011');
  const back = (await decide(await start(cookie), 'temuulen')).replace(origin, '');
  const looks: [method: string, headers: Record<string, string>][] = [
    ['HEAD', {}],
    ['GET', { 'sec-purpose': 'prefetch' }],
    ['GET', { 'sec-purpose': 'prefetch;prerender' }],
    ['GET', { purpose: 'prefetch' }],
    ['GET', { 'x-moz': 'prefetch' }],
    ['GET', { 'x-purpose': 'preview' }],
    ['GET', { 'sec-fetch-dest': 'image' }],
    ['GET', { 'sec-fetch-dest': 'iframe' }],
  ];
  const used = async () => {
    const rows = await queryDatabase(
      `SELECT used_at AS at FROM dan_attempt WHERE visitor_id = '${id}'`,
    );
    return rows.map(({ at }) => at);
  };
  for (const [method, headers] of looks) {
    const { status } = await send(back, { method, headers: { ...headers, cookie } });
    expect.soft(status, JSON.stringify(headers)).toBe(425);
    expect.soft(await used(), JSON.stringify(headers)).toEqual([null]);
  }
  expect((await comeBack(back, cookie)).location).toBe('/afterDan?for=simRecovery');
  expect(await used()).toEqual([expect.any(Number)]);
});

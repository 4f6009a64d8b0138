import { expect, beforeEach, test } from 'vitest';
import type { Contract } from '#contracts/contract.ts';
import { DB } from '#env.ts';
import { fillListings, isListed, type ListingParts, readListings } from '#services/listings.ts';
import type { CallParams } from '#services/upstream/call-address.ts';
import { UpstreamError } from '#services/upstream/upstream-error.ts';

beforeEach(() => DB.exec('DELETE FROM listing'));

const minute = 60_000;
const news = (first: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({
    id: `n-${first + i}`,
    publishedAt: '2026-11-01T00:00:00Z',
    updatedAt: null,
  }));

/** A service whose answers, `null` for none, stand in `answers` by path and page. */
function openService(answers: Record<string, unknown[] | null> = {}) {
  const asked: string[] = [];
  const clock = { ms: 1_000_000 };
  const standard: typeof answers = {
    '/service-categories': [
      {
        children: [
          { id: 'prepaid', link: null },
          { id: 'x', link: '/x' },
        ],
      },
    ],
    '/product/category-populate': [{ productCategoryPopulateDtos: [{ id: 'phones' }] }],
    '/product ': [
      { id: 'phone-one', updatedAt: '2026-11-02T00:00:00Z' },
      { id: 'phone-two', updatedAt: null, preorder: true },
    ],
    '/contents/news/list 1': news(1, 50),
    '/contents/news/list 2': news(51, 7),
  };
  const call = async (contract: Contract, { query }: { query?: CallParams } = {}) => {
    const given: Readonly<Record<string, unknown>> = query ?? {};
    const at = contract.query.length > 0 ? ` ${[given['page'] ?? given['cursor']].join()}` : '';
    asked.push(contract.path + at);
    const items = { ...standard, ...answers }[contract.path + at];
    return items
      ? { ok: true, value: { items, dropped: 0, total: null, next: null } }
      : { ok: false, error: new UpstreamError('timeout', contract.service) };
  };
  const parts: ListingParts = {
    db: DB,
    call: call as unknown as ListingParts['call'],
    now: () => clock.ms,
  };
  return { answers, asked, clock, fill: () => fillListings(parts) };
}

const listPaths = async () => (await readListings()).listed.map(({ path }) => path);
const countNews = async () =>
  (await listPaths()).filter((path) => path.startsWith('/news/')).length;

test('fillListings stores all pages that the lists lead to, in the order of the sitemap', async () => {
  const { fill } = openService();
  expect(await fill()).toBe(4);
  const { listed, complete } = await readListings();
  expect(complete).toBe(true);
  expect(listed.slice(0, 6)).toEqual([
    { path: '/service/prepaid' },
    { path: '/shop?category=phones' },
    { path: '/shop/phone-one', changedAt: '2026-11-02T00:00:00Z' },
    { path: '/shop/phone-two' },
    { path: '/pre-order/phone-two' },
    { path: '/news/n-1', changedAt: '2026-11-01T00:00:00Z' },
  ]);
  expect(await countNews()).toBe(57);
});

test('fillListings asks again only when a list is due, and once when two run at the same time', async () => {
  const { asked, clock, fill } = openService();
  expect(await Promise.all([fill(), fill()])).toEqual(expect.arrayContaining([4, 0]));
  expect(asked.length).toBe(5);
  clock.ms += 9 * minute;
  expect(await fill()).toBe(0);
  clock.ms += minute;
  expect(await fill()).toBe(4);
});

test('a list keeps what it held when its service fails, and is tried again a minute later', async () => {
  const { answers, clock, fill } = openService();
  await fill();
  answers['/contents/news/list 1'] = null;
  clock.ms += 10 * minute;
  expect(await fill()).toBe(3);
  expect(await countNews()).toBe(57);
  answers['/contents/news/list 1'] = news(1, 3);
  clock.ms += minute;
  expect(await fill()).toBe(1);
  expect(await countNews()).toBe(3);
});

test('a list that breaks off replaces a longer one only after a day', async () => {
  const { answers, clock, fill } = openService();
  await fill();
  answers['/contents/news/list 2'] = null;
  clock.ms += 10 * minute;
  await fill();
  expect(await countNews()).toBe(57);
  clock.ms += 25 * 60 * minute;
  await fill();
  expect(await countNews()).toBe(50);
});

test('isListed does not know before the list was filled', async () => {
  expect(await isListed('news', '/news/n-1')).toBe(null);
  await openService().fill();
  expect(await isListed('news', '/news/n-1')).toBe(true);
  expect(await isListed('news', '/news/nobody')).toBe(false);
});

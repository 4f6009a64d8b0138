import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseSettings } from '#settings/settings.ts';
import { conform } from '../../scripts/conform/conform.ts';
import { printReport } from '../../scripts/conform/print-report.ts';
import { isFailing, type Report } from '../../scripts/conform/report.ts';
import type { PlainOptions } from '../support/plain-services/options.ts';
import { type Break, servePlain, targetsAt } from './serve-plain.ts';
import { type Operator, startOperator } from './start-operator.ts';

const number = '99110099';
const ids = { 'leasing-group': 'lg-1', preorder: 'po-1' };

let operator: Operator;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator.stop());

/** Calls by an id that no list has. */
const byId = ['GET /leasing-group', 'GET /preorder'];

const namesOf = (report: Report, state: string) =>
  report.calls.filter((call) => call.state === state).map(({ call }) => call);

const find = (report: Report, name: string) => report.calls.find(({ call }) => call === name);

test('the embedded operator conforms, with nothing left out, and its cart is left as it was', async () => {
  const target = { base: operator.origin, bearer: 'x', patient: true };
  const targets = { content: target, commerce: target, mobile: target };
  const report = await conform({ targets, number, ids, write: true });
  expect(namesOf(report, 'failing')).toEqual([]);
  // It leaves the site's own texts in force, and the number is nobody's.
  expect(namesOf(report, 'lacking')).toEqual(['GET /legal-page', 'GET /subscriber/owner']);
  expect(report.calls.flatMap(({ dropped, unreadable }) => [...dropped, ...unreadable])).toEqual(
    [],
  );
  expect(report.calls.flatMap(({ idle }) => idle)).toEqual([]);
  for (const call of byId) expect(find(report, call)).toMatchObject({ state: 'good', items: 1 });
  expect(find(report, 'GET /contents/news/list')).toMatchObject({ items: 60, paging: 'page' });
  expect(report.writes.map(({ state }) => state)).not.toContain('failing');
  expect(report.writes.at(-1)?.found).toBe('is as it was');
  expect(report.settings).toMatchObject({
    COMMERCE_PAGING: 'next',
    COMMERCE_IGNORED: '',
    COMMERCE_IDEMPOTENCY: 'header',
  });
});

test.each<[PlainOptions, Record<string, string>]>([
  [
    { paging: 'page', ignores: ['brand', 'sort'], idempotency: 'none', writes: 'empty' },
    { COMMERCE_PAGING: 'page', COMMERCE_IGNORED: 'ids,brand,sort', COMMERCE_IDEMPOTENCY: 'none' },
  ],
  [
    { paging: 'next', idempotency: 'header', writes: 'success' },
    { COMMERCE_PAGING: 'next', COMMERCE_IGNORED: 'ids', COMMERCE_IDEMPOTENCY: 'header' },
  ],
  [
    { fields: 'least', language: 'mn', extra: true, writes: 'text', ignores: true },
    {
      COMMERCE_PAGING: 'none',
      COMMERCE_IGNORED: 'ids,minPrice,maxPrice,sort,q',
      COMMERCE_IDEMPOTENCY: 'none',
    },
  ],
])(
  'the plain services with %j conform, and get the settings they need',
  async (options, settings) => {
    const plain = await servePlain(options);
    const before = plain.carts.show(number);
    const report = await conform({ targets: targetsAt(plain.url), number, ids, write: true });
    expect(namesOf(report, 'failing')).toEqual([]);
    for (const call of byId) expect(find(report, call)).toMatchObject({ state: 'good', items: 1 });
    expect(report.settings).toMatchObject({ ...settings, IMAGE_HOSTS: 'pictures.example.mn' });
    expect(() => parseSettings({ ...report.settings, OPERATOR: {} })).not.toThrow();
    expect(report.writes.map(({ state }) => state)).not.toContain('failing');
    expect(plain.carts.show(number)).toEqual(before);
    await plain.close();
  },
);

test('a cart that has lines, in a service that fails in between, is what it was before', async () => {
  let modified = 0;
  const plain = await servePlain({}, (path) => {
    if (path === '/service/modify-cart') modified += 1;
    const isDown = path === '/service/modify-cart' && modified <= 2;
    return isDown ? new Response('{}', { status: 500 }) : undefined;
  });
  const line = { productId: '901', quantity: 2, price: 10_000 };
  plain.carts.write('/service/add-cart', number, line, null);
  const before = plain.carts.show(number);
  const report = await conform({ targets: targetsAt(plain.url), number, write: true });
  expect(report.writes).toContainEqual({
    call: 'POST /service/modify-cart to 0',
    state: 'failing',
    found: 'answers 500',
  });
  expect(report.writes.at(-1)).toMatchObject({ state: 'good', found: 'is as it was' });
  expect(plain.carts.show(number)).toEqual(before);
  await plain.close();
});

test('a call by an id that no list has is tried with an id that is given, and only so', async () => {
  const plain = await servePlain();
  const { content } = targetsAt(plain.url);
  const report = await conform({ targets: { content }, ids: { preorder: 'o-1' } });
  expect(find(report, 'GET /preorder')).toMatchObject({ state: 'good' });
  expect(find(report, 'GET /leasing-group')).toBeUndefined();
  expect(report.notes).toContain('GET /leasing-group is not tried without --id leasing-group=….');
  await plain.close();
});

const json = (data: unknown) => Response.json({ data });

test.each<[string, string, Break, RegExp]>([
  [
    'an empty list',
    'GET /branch/list',
    (path) => (path === '/branch/list' ? json([]) : undefined),
    /the list is empty/,
  ],
  [
    'a list without ids',
    'GET /product',
    (path) => (path === '/product' ? json([{ title: 'x' }, { title: 'y' }]) : undefined),
    /none of \d elements can be read, because of id/,
  ],
  [
    'a failure',
    'GET /contents/news/list',
    (path) => (path === '/contents/news/list' ? new Response('{}', { status: 500 }) : undefined),
    /answers 500/,
  ],
  [
    'a page of HTML',
    'GET /city/list',
    (path) =>
      path === '/city/list'
        ? new Response('<p>down</p>', { headers: { 'content-type': 'text/html' } })
        : undefined,
    /something else than JSON/,
  ],
  [
    'an object in place of a list',
    'GET /roaming/list',
    (path) => (path === '/roaming/list' ? json({ countries: [] }) : undefined),
    /holds no list/,
  ],
])('%s is named, as is what the customer does not see of it', async (_, name, breaks, reason) => {
  const plain = await servePlain({}, breaks);
  const report = await conform({ targets: targetsAt(plain.url) });
  expect(isFailing(report)).toBe(true);
  expect(namesOf(report, 'failing')).toContain(name);
  expect(find(report, name)?.reason).toMatch(reason);
  expect(printReport(report)).toContain(`✘ ${name}: `);
  await plain.close();
});

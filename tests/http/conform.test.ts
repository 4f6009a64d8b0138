import { execFile } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseSettings } from '#settings/settings.ts';
import { conform } from '../../scripts/conform/conform.ts';
import { printReport } from '../../scripts/conform/print-report.ts';
import { isFailing, type Report } from '../../scripts/conform/report.ts';
import {
  createPlainServices,
  plainToken,
} from '../support/plain-services/create-plain-services.ts';
import type { PlainOptions } from '../support/plain-services/options.ts';
import { listen } from '../support/listen.ts';
import { type Operator, startOperator } from './start-operator.ts';

const number = '99110099';

let operator: Operator;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator.stop());

/** Answers in place of the services' own; undefined leaves a call as it is. */
type Break = (path: string) => Response | undefined;

/** Serves the plain services, with what is broken in them. */
async function servePlain(options: PlainOptions = {}, breaks: Break = () => undefined) {
  const services = createPlainServices(options);
  const server = await listen(async ({ method, path, query, headers, body }, res) => {
    const sent = new Headers(
      Object.entries(headers).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
    const request = new Request(`http://plain${path}${query}`, {
      method,
      headers: sent,
      ...(body === '' ? {} : { body }),
    });
    const answer = breaks(path) ?? (await services.fetch(request));
    res.writeHead(answer.status, Object.fromEntries(answer.headers));
    res.end(await answer.text());
  });
  return { ...server, carts: services.carts };
}

const targetsAt = (base: string) => ({
  content: { base, bearer: plainToken, patient: true },
  commerce: { base, patient: true },
});

const namesOf = (report: Report, state: string) =>
  report.calls.filter((call) => call.state === state).map(({ call }) => call);

const find = (report: Report, name: string) => report.calls.find(({ call }) => call === name);

test('the embedded operator conforms, with nothing left out, and its cart is left as it was', async () => {
  const target = { base: operator.origin, bearer: 'x', patient: true };
  const targets = { content: target, commerce: target, mobile: target };
  const report = await conform({ targets, number, write: true });
  expect(namesOf(report, 'failing')).toEqual([]);
  // The number is nobody's.
  expect(namesOf(report, 'lacking')).toEqual(['GET /subscriber/owner']);
  expect(report.calls.flatMap(({ dropped, unreadable }) => [...dropped, ...unreadable])).toEqual(
    [],
  );
  expect(report.calls.flatMap(({ idle }) => idle)).toEqual([]);
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
    const report = await conform({ targets: targetsAt(plain.url), number, write: true });
    expect(namesOf(report, 'failing')).toEqual([]);
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

/** The status and what was written; a secret in the environment stands for that of a real service. */
const run = (args: readonly string[]): Promise<{ code: number; written: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, ABOUT_US_TOKEN: 'SECRET-TOKEN' };
    execFile(
      'node',
      ['scripts/conform.ts', '--patient', ...args],
      { env },
      (error, stdout, stderr) => {
        resolve({ code: Number(error?.code ?? 0), written: stdout + stderr });
      },
    );
  });

test('the program exits with 1 where a page would be empty, and writes no value that was sent or received', async () => {
  const plain = await servePlain({}, (path) => {
    if (path === '/branch/list') return new Response('{"message":"Бат"}', { status: 500 });
    if (path !== '/city/list') return undefined;
    const city = { id: 1, nameMn: 'Хот', nameEn: 'City', kind: 'CITY' };
    return json([{ ...city, 99112233: 'Бат', 'bat@example.mn': 1 }]);
  });
  const asked = ['--content', plain.url, '--commerce', plain.url, '--number', number, '--write'];
  for (const args of [asked, [...asked, '--json']]) {
    const { code, written } = await run(args);
    expect(code).toBe(1);
    expect(written).toContain('GET /branch/list');
    for (const value of [
      'SECRET',
      number,
      '99112233',
      'Бат',
      'bat@',
      'Утас 1',
      'Хот',
      plainToken,
    ]) {
      expect(written).not.toContain(value);
    }
  }
  const { code, written } = await run(['--content', 'https://user:pass@example.mn']);
  expect([code, written.includes('pass')]).toEqual([2, false]);
  await plain.close();
});

test('the program exits with 0 where the embedded operator answers', async () => {
  const at = operator.origin;
  const { code, written } = await run(['--content', at, '--commerce', at, '--mobile', at]);
  expect(written).toMatch(/\nconforms: \d+ good, 0 with less, 0 failing/);
  expect(code).toBe(0);
});

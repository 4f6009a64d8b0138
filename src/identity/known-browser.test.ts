import { expect, test, vi } from 'vitest';
import { visit } from '../../tests/unit/visit.ts';
import { type RequestContext, runInContext } from '#request/context.ts';
import { parseCookies } from '#request/cookies.ts';
import { findKnownBrowser, rememberBrowser } from './known-browser.ts';

const isdn = '99112233';
const dayMs = 24 * 60 * 60 * 1000;

/** A browser with this cookie after the number has signed in. */
async function remember(number: string, cookie = '', given: Partial<RequestContext> = {}) {
  const context = visit({ cookies: parseCookies(cookie), ...given });
  await runInContext(context, () => rememberBrowser(number));
  return context.cookieOutbox.map((one) => one.split('; ')[0] ?? '').join('; ');
}

const find = (number: string, cookie: string, given: Partial<RequestContext> = {}) =>
  runInContext(visit({ cookies: parseCookies(cookie), ...given }), () => findKnownBrowser(number));

test('findKnownBrowser knows a browser for the number that has signed in there, and for no other', async () => {
  const cookie = await remember(isdn);
  const id = await find(isdn, cookie);
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(await find('99112234', cookie)).toBeNull();
  expect(await find(isdn, '')).toBeNull();
});

test('rememberBrowser sets a host cookie of 180 days that scripts can not read and that holds no number', async () => {
  const context = visit();
  await runInContext(context, () => rememberBrowser(isdn));
  expect(context.cookieOutbox).toEqual([
    expect.stringMatching(
      /^__Host-known=[\w.-]+; Path=\/; SameSite=Lax; Max-Age=15552000; HttpOnly; Secure$/,
    ),
  ]);
  expect(context.cookieOutbox.join()).not.toContain(isdn);
});

test('findKnownBrowser knows the four numbers that have signed in last, by one id', async () => {
  let cookie = '';
  const numbers = ['99000001', '99000002', '99000003', '99000004', '99000005'];
  for (const number of [...numbers, '99000005']) cookie = await remember(number, cookie);
  const ids = await Promise.all(numbers.map((number) => find(number, cookie)));
  expect(ids[0]).toBeNull();
  expect(new Set(ids.slice(1)).size).toBe(1);
});

test.each([
  ['has another id', (cookie: string) => cookie.replace(/=[\w-]{22}/, `=${'A'.repeat(22)}`)],
  [
    'lives longer',
    (cookie: string) => cookie.replace(/\.(\d+)\./, (_, end) => `.${Number(end) + 1}.`),
  ],
  ['has another proof', (cookie: string) => cookie.replace(/[\da-f]{32}$/, 'a'.repeat(32))],
  ['has no proof', (cookie: string) => cookie.replace(/\.[\da-f]{32}$/, '')],
  ['is another text', () => '__Host-known=99112233'],
])('findKnownBrowser knows nobody when the cookie %s', async (_how, change) => {
  expect(await find(isdn, change(await remember(isdn)))).toBeNull();
});

test('findKnownBrowser forgets a number when 180 days have passed', async () => {
  const cookie = await remember(isdn);
  vi.useFakeTimers({ now: Date.now() + 180 * dayMs - 2000, toFake: ['Date'] });
  try {
    expect(await find(isdn, cookie)).not.toBeNull();
    vi.setSystemTime(Date.now() + 3000);
    expect(await find(isdn, cookie)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('a kiosk knows no browser and remembers none', async () => {
  expect(await remember(isdn, '', { mode: 'kiosk' })).toBe('');
  expect(await find(isdn, await remember(isdn), { mode: 'kiosk' })).toBeNull();
});

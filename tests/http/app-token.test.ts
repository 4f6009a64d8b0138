import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Claims, toClaims } from '../unit/make-token.ts';
import { toSessionId } from './consent-page.ts';
import { sendTo } from './send-to.ts';
import { failed, startTokenSite, webview } from './token-site.ts';

let site: Awaited<ReturnType<typeof startTokenSite>>;
beforeAll(async () => {
  site = await startTokenSite();
});
afterAll(() => site.stop());

test.afterEach(() => site.expectNothingTold());

const sign = (claims?: Claims, header?: Claims) => site.sign(claims, header);

test('a fresh token opens a session that lasts as long as the token says', async () => {
  const sessionExp = Math.floor(Date.now() / 1000) + 1234;
  const { location, cookies, sid } = await site.bring(btoa(await sign({ sessionExp })));
  expect(location).toBe('/news?page=2');
  expect(cookies.filter((cookie) => !/^(account|signed_in)=/.test(cookie))).toEqual([
    expect.stringMatching(/^sid=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=12[0-3]\d; HttpOnly$/),
    webview,
    expect.stringMatching(/^cart_count=0; Path=\/; SameSite=Lax; Max-Age=12[0-3]\d$/),
  ]);
  const id = toSessionId(sid);
  expect(await site.query(`SELECT kind, isdn, expires_at FROM session WHERE id = '${id}'`)).toEqual(
    [{ kind: 'webview', isdn: '99112233', expires_at: sessionExp * 1000 }],
  );
});

test('the signed token itself is taken too, and claims that nobody knows are left alone', async () => {
  const { signedIn } = await site.bring(await sign({ admin: true, kind: 'phone', role: 'staff' }));
  expect(signedIn).toBe(true);
});

const seconds = () => Math.floor(Date.now() / 1000);
const toPart = (value: unknown) => btoa(JSON.stringify(value)).replace(/=+$/, '');

const wrong: Record<string, () => Promise<string> | string> = {
  'base64 of a number': () => btoa('99112233'),
  'base64 of claims': () => btoa(JSON.stringify({ isdn: '99112233' })),
  'no base64': () => '!!!!',
  expired: () => sign({ exp: seconds() - 1 }),
  'older than five minutes': () => sign({ iat: seconds() - 301, exp: seconds() + 3600 }),
  'from the future': () => sign({ iat: seconds() + 120 }),
  'not good yet': () => sign({ nbf: seconds() + 120 }),
  'of another algorithm': () => sign({}, { alg: 'HS512' }),
  'of none': () => `${toPart({ alg: 'none' })}.${toPart(toClaims())}.`,
  'of none, sealed': () => sign({}, { alg: 'none' }),
  'of a public key': () => sign({}, { alg: 'RS256' }),
  'with a key of its own': () =>
    sign({}, { alg: 'HS256', jwk: { kty: 'oct', k: 'AA' }, crit: ['jwk'] }),
  'with a bad signature': async () => `${(await sign()).slice(0, -4)}AAAA`,
  'with other claims': async () => {
    const [head, , seal] = (await sign()).split('.');
    return [head, toPart(toClaims({ isdn: '95112244' })), seal].join('.');
  },
  'of somebody else': () => sign({ iss: 'https://evil.test' }),
  'for somebody else': () => sign({ aud: 'evil' }),
  'without a number': () => sign({ isdn: '' }),
  'of two numbers': () => sign({ isdn: ['99112233', '95112244'] }),
  'without an id': () => sign({ jti: '' }),
  'as long as an address may be': () => 'A'.repeat(1980),
};

test.each(Object.entries(wrong))(
  'a token %s opens nothing, and the next page says so once',
  async (_name, make) => {
    const before = await site.listSessions();
    const { location, cookies } = await site.bring(await make());
    expect(location).toBe('/news?page=2');
    expect(cookies).toEqual([failed]);
    expect(await site.listSessions()).toEqual(before);
  },
);

test('a refused token leaves the layout as it was, in a browser and in the app', async () => {
  const layoutOf = async (headers: Record<string, string>) => {
    const { cookies } = await site.bring('garbage', '/news?x=1', { headers });
    return cookies.filter((cookie) => cookie.startsWith('mode='));
  };
  expect(await layoutOf({})).toEqual([]);
  expect(await layoutOf({ 'user-agent': 'Mozilla/5.0 TengerApp/1.2' })).toEqual([webview]);
  // The cookie stays.
  expect(await layoutOf({ cookie: 'mode=webview' })).toEqual([]);
});

test('an address that is too long with its token is refused without a page', async () => {
  const visit = await site.open(`/news?t=${'A'.repeat(4097)}`);
  expect([visit.status, visit.cookies]).toEqual([414, []]);
});

test('of two tokens in one address neither counts', async () => {
  const { location, cookies } = await site.bring(await sign(), `/news?t=${await sign()}`);
  expect([location, cookies]).toEqual(['/news', [failed]]);
});

test('an empty one is no complaint, and no app either', async () => {
  const { status, cookies } = await site.open('/news?t=');
  expect([status, cookies]).toEqual([303, []]);
});

test('a token is good once, also for the one who brought it', async () => {
  const token = await sign();
  await site.bring(token);
  const before = await site.listSessions();
  for (const again of [token, btoa(token)]) {
    expect((await site.bring(again)).cookies).toEqual([failed]);
  }
  expect(await site.listSessions()).toEqual(before);
});

test('200 who bring one token at the same moment get one session', async () => {
  const token = await sign();
  const before = (await site.listSessions()).length;
  const visits: Awaited<ReturnType<typeof site.bring>>[] = [];
  // An isolate makes no more pages than these at once.
  for (let wave = 0; wave < 10; wave += 1) {
    visits.push(...(await Promise.all(Array.from({ length: 20 }, () => site.bring(token)))));
  }
  const signedIn = visits.filter((visit) => visit.signedIn);
  expect(signedIn.length).toBe(1);
  expect((await site.listSessions()).length).toBe(before + 1);
});

test('only who opens a page uses a token up', async () => {
  const token = await sign();
  const before = await site.listSessions();
  const looks: RequestInit[] = [
    { method: 'HEAD' },
    { method: 'POST', body: new FormData(), headers: { origin: site.origin } },
    { headers: { 'sec-fetch-dest': 'image' } },
    { headers: { 'sec-fetch-dest': 'iframe' } },
    { headers: { 'sec-purpose': 'prefetch;prerender' } },
    { headers: { purpose: 'prefetch' } },
    { headers: { 'x-moz': 'prefetch' } },
    { headers: { cookie: 'mode=kiosk' } },
  ];
  for (const look of looks) {
    const { cookies } = await site.bring(token, '/news?page=2', look);
    expect
      .soft(
        cookies.filter((cookie) => !cookie.startsWith('mode=')),
        JSON.stringify(look),
      )
      .toEqual([]);
  }
  const led = await site.bring(token, '/news?page=2', {
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(led.signedIn).toBe(false);
  await site.bring(token, '/news?source=touchscreen');
  for (const path of [
    `/RSC/R/news.txt?t=${token}`,
    `/RSC/R/news.txt?query=${encodeURIComponent(`t=${token}`)}`,
  ]) {
    const { status, cookies } = await site.open(path);
    expect.soft([status, cookies], path).toEqual([303, []]);
  }
  expect(await site.listSessions()).toEqual(before);
  expect((await site.bring(token)).signedIn).toBe(true);
});

test('signing in gives a new cookie, and the old one opens nothing any more', async () => {
  const first = (await site.bring(await sign())).sid;
  const headers = { cookie: `sid=${first}` };
  const second = (await site.bring(await sign(), '/?x=1', { headers })).sid;
  expect(second).not.toBe(first);
  const ids = (await site.listSessions()).map(({ id }) => id);
  expect(ids).toContain(toSessionId(second));
  expect(ids).not.toContain(toSessionId(first));
});

test('a failed sign-in is said on one page, in its language, and then no more', async () => {
  for (const [lang, words] of [
    ['mn', 'Апп-аар нэвтэрч чадсангүй'],
    ['en', 'The app could not sign you in'],
  ]) {
    const headers = { cookie: `toast=warning.token.failed; lang=${lang}` };
    const page = await sendTo(site.origin, '/news', { headers });
    expect(page.headers.getSetCookie()).toEqual([
      'toast=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly',
    ]);
    expect(await page.text()).toContain(words);
    const next = await sendTo(site.origin, '/news', { headers: { cookie: `lang=${lang}` } });
    expect(await next.text()).not.toContain(words);
  }
  const forged = await sendTo(site.origin, '/news', { headers: { cookie: 'toast=<script>' } });
  expect(await forged.text()).not.toContain('<script>"');
});

test('where tokens are signed nobody plays the app', async () => {
  const headers = { origin: site.origin };
  const body = new URLSearchParams({ isdn: '99112233' });
  expect((await site.open('/operator/app', { method: 'POST', body, headers })).status).toBe(404);
  expect((await site.open('/operator/app')).status).toBe(404);
});

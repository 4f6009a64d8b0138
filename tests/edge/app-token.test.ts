import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Claims,
  importSecret,
  makeToken,
  toClaims,
  tokenAudience,
  tokenIssuer,
  tokenSecret,
} from '../unit/make-token.ts';
import { readToken, toSessionId } from './consent-page.ts';
import { expectQuietLog } from './quiet-log.ts';
import { sendTo } from './send-to.ts';
import { type Site, startSite } from './start-site.ts';

let site: Site;
let key: CryptoKey;
/** Every token that was brought: nothing may ever repeat one. */
const brought: string[] = [];

beforeAll(async () => {
  key = await importSecret(tokenSecret);
  site = await startSite({
    WEBVIEW_TOKEN_ALG: 'HS256',
    WEBVIEW_TOKEN_KEY: tokenSecret,
    WEBVIEW_TOKEN_ISSUER: tokenIssuer,
    WEBVIEW_TOKEN_AUDIENCE: tokenAudience,
  });
});
afterAll(() => site.stop());

const sign = (claims: Claims = {}, header: Claims = { alg: 'HS256', typ: 'JWT' }) =>
  makeToken(header, toClaims(claims), key);

const listSessions = () =>
  site.query("SELECT id, kind, isdn, expires_at FROM session WHERE kind <> 'anonymous'");

interface Visit {
  status: number;
  location: string | null;
  cookies: string[];
  headers: Headers;
  answer: Response;
}

async function open(path: string, init: RequestInit = {}): Promise<Visit> {
  const answer = await sendTo(site.origin, path, init);
  const { status, headers } = answer;
  const text = await answer.text();
  for (const token of brought) {
    expect(text.includes(token), `${path} repeats ${token}`).toBe(false);
    expect(JSON.stringify([...headers])).not.toContain(token);
  }
  return {
    status,
    location: headers.get('location'),
    cookies: headers.getSetCookie(),
    headers,
    answer,
  };
}

async function bring(token: string, path = '/news?page=2', init: RequestInit = {}) {
  if (token) brought.push(token);
  const visit = await open(`${path}&t=${encodeURIComponent(token)}`, init);
  expect(visit.status).toBe(303);
  expect(visit.headers.get('referrer-policy')).toBe('no-referrer');
  expect(visit.headers.get('cache-control')).toBe('private, no-store');
  return visit;
}

const failed = 'notice=token; Path=/; SameSite=Lax; Max-Age=60; HttpOnly';
const webview = 'mode=webview; Path=/; SameSite=Lax';

test('a fresh token opens a session that lasts as long as the token says', async () => {
  const sessionExp = Math.floor(Date.now() / 1000) + 1234;
  const { location, cookies, answer } = await bring(btoa(await sign({ sessionExp })));
  expect(location).toBe('/news?page=2');
  expect(cookies).toEqual([
    webview,
    expect.stringMatching(/^sid=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=123[34]; HttpOnly$/),
  ]);
  const id = toSessionId(readToken(answer));
  expect(await site.query(`SELECT kind, isdn, expires_at FROM session WHERE id = '${id}'`)).toEqual(
    [{ kind: 'webview', isdn: '99112233', expires_at: sessionExp * 1000 }],
  );
});

test('the signed token itself is taken too, and claims that nobody knows are left alone', async () => {
  const { cookies } = await bring(await sign({ admin: true, kind: 'phone', role: 'staff' }));
  expect(cookies.some((cookie) => cookie.startsWith('sid='))).toBe(true);
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
    const before = await listSessions();
    const { location, cookies } = await bring(await make());
    expect(location).toBe('/news?page=2');
    expect(cookies).toEqual([webview, failed]);
    expect(await listSessions()).toEqual(before);
  },
);

test('an address that is too long with its token is refused without a page', async () => {
  const visit = await open(`/news?t=${'A'.repeat(4097)}`);
  expect([visit.status, visit.cookies]).toEqual([414, []]);
});

test('of two tokens in one address neither counts', async () => {
  const [one, other] = [await sign(), await sign()];
  brought.push(one, other);
  const { status, location, cookies } = await open(`/news?t=${one}&t=${other}`);
  expect([status, location, cookies]).toEqual([303, '/news', [webview, failed]]);
});

test('an empty one is an app that knows nobody: no complaint', async () => {
  const { status, cookies } = await open('/news?t=');
  expect([status, cookies]).toEqual([303, [webview]]);
});

test('a token is good once, also for the one who brought it', async () => {
  const token = await sign();
  await bring(token);
  const before = await listSessions();
  for (const again of [token, btoa(token)]) {
    expect((await bring(again)).cookies).toEqual([webview, failed]);
  }
  expect(await listSessions()).toEqual(before);
});

test('200 who bring one token at the same moment get one session', async () => {
  const token = await sign();
  const before = (await listSessions()).length;
  const visits = await Promise.all(Array.from({ length: 200 }, () => bring(token)));
  const signedIn = visits.filter(({ cookies }) => cookies.some((one) => one.startsWith('sid=')));
  expect(signedIn.length).toBe(1);
  expect((await listSessions()).length).toBe(before + 1);
});

test('only who opens a page uses a token up', async () => {
  const token = await sign();
  const before = await listSessions();
  const looks: RequestInit[] = [
    { method: 'HEAD' },
    { method: 'POST', body: new FormData(), headers: { origin: site.origin } },
    { headers: { 'sec-fetch-dest': 'image' } },
    { headers: { 'sec-fetch-dest': 'iframe' } },
    { headers: { 'sec-purpose': 'prefetch;prerender' } },
    { headers: { cookie: 'mode=kiosk' } },
  ];
  for (const look of looks) {
    const { cookies } = await bring(token, '/news?page=2', look);
    expect
      .soft(
        cookies.filter((cookie) => !cookie.startsWith('mode=')),
        JSON.stringify(look),
      )
      .toEqual([]);
  }
  await bring(token, '/news?source=touchscreen');
  for (const path of [
    `/RSC/R/news.txt?t=${token}`,
    `/RSC/R/news.txt?query=${encodeURIComponent(`t=${token}`)}`,
  ]) {
    const { status, cookies } = await open(path);
    expect.soft([status, cookies], path).toEqual([303, []]);
  }
  expect(await listSessions()).toEqual(before);
  expect((await bring(token)).cookies.some((cookie) => cookie.startsWith('sid='))).toBe(true);
});

test('signing in gives a new cookie, and the old one opens nothing any more', async () => {
  const first = readToken((await bring(await sign())).answer);
  const headers = { cookie: `sid=${first}` };
  const second = readToken((await bring(await sign(), '/?x=1', { headers })).answer);
  expect(second).not.toBe(first);
  const ids = (await listSessions()).map(({ id }) => id);
  expect(ids).toContain(toSessionId(second));
  expect(ids).not.toContain(toSessionId(first));
});

async function signInAs(isdn: string): Promise<{ cookie: string }> {
  return { cookie: `sid=${readToken((await bring(await sign({ isdn }))).answer)}` };
}

const answerWith = (choice: string, headers: Record<string, string>) =>
  open('/switch-account', {
    method: 'POST',
    body: new URLSearchParams({ choice, isdn: '85000000' }),
    headers: { origin: site.origin, ...headers },
  });

async function readIsdn({ cookie }: { cookie: string }) {
  const id = toSessionId(cookie.slice(4));
  return (await site.query(`SELECT isdn FROM session WHERE id = '${id}'`))[0]?.['isdn'];
}

test('another customer who is signed in is asked first', async () => {
  const own = await signInAs('99112233');
  const token = await sign({ isdn: '95112244' });
  const asked = await bring(token, '/news?page=2', { headers: own });
  expect([asked.location, asked.cookies]).toEqual(['/switch-account', [webview]]);
  expect(await readIsdn(own)).toBe('99112233');
  const page = await (
    await sendTo(site.origin, '/switch-account', { headers: { cookie: `${own.cookie}; lang=en` } })
  ).text();
  expect(page).toContain('33');
  expect(page).toContain('44');
  expect(page).not.toMatch(/99112233|95112244/);
  expect(page).not.toContain(token);

  const evil = await answerWith('go', { ...own, origin: 'https://evil.test' });
  expect([evil.status, await readIsdn(own)]).toEqual([403, '99112233']);
  const nobody = await answerWith('go', {});
  expect([nobody.location, nobody.cookies]).toEqual(['/', [failed]]);

  const gone = await answerWith('go', own);
  expect([gone.status, gone.location]).toEqual([303, '/news?page=2']);
  expect(await readIsdn({ cookie: `sid=${readToken(gone.answer)}` })).toBe('95112244');
  expect(await readIsdn(own)).toBeUndefined();
});

test('who stays is asked no more, and the token is used up', async () => {
  const own = await signInAs('99112233');
  const token = await sign({ isdn: '95112244' });
  await bring(token, '/?x=1', { headers: own });
  const stayed = await answerWith('stay', own);
  expect([stayed.location, stayed.cookies]).toEqual(['/?x=1', []]);
  expect((await answerWith('go', own)).cookies).toEqual([failed]);
  expect((await bring(token, '/?x=1', { headers: own })).cookies).toEqual([webview, failed]);
  expect(await readIsdn(own)).toBe('99112233');
});

test('of 20 yeses to one question one counts', async () => {
  const own = await signInAs('99112233');
  await bring(await sign({ isdn: '95112244' }), '/?x=1', { headers: own });
  const answers = await Promise.all(Array.from({ length: 20 }, () => answerWith('go', own)));
  const changed = answers.filter(({ cookies }) => cookies.some((one) => one.startsWith('sid=')));
  expect(changed.length).toBe(1);
});

test('a failed sign-in is said on one page, in its language, and then no more', async () => {
  for (const [lang, words] of [
    ['mn', 'Апп-аар нэвтэрч чадсангүй'],
    ['en', 'The app could not sign you in'],
  ]) {
    const headers = { cookie: `notice=token; lang=${lang}` };
    const page = await sendTo(site.origin, '/news', { headers });
    expect(page.headers.getSetCookie()).toEqual([
      'notice=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly',
    ]);
    expect(await page.text()).toContain(words);
    const next = await sendTo(site.origin, '/news', { headers: { cookie: `lang=${lang}` } });
    expect(await next.text()).not.toContain(words);
  }
  const forged = await sendTo(site.origin, '/news', { headers: { cookie: 'notice=<script>' } });
  expect(await forged.text()).not.toContain('<script>"');
});

test('where tokens are signed nobody plays the app', async () => {
  const headers = { origin: site.origin };
  const body = new URLSearchParams({ isdn: '99112233' });
  expect((await open('/operator/app', { method: 'POST', body, headers })).status).toBe(404);
  expect((await open('/operator/app')).status).toBe(404);
});

test('no line of the log holds a token or a number', () => {
  const written = site.lines.join('\n');
  for (const token of brought) expect(written.includes(token), token).toBe(false);
  expect(written).not.toMatch(/95112244|99112233/);
  expectQuietLog(site.lines);
});

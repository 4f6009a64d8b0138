import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFormWith } from './page-html.ts';
import { canary, expectQuietLog } from './quiet-log.ts';
import { sendTo } from './send-to.ts';
import { consentCall, toCall } from './site.ts';
import { publicOrigin, type Site, startSite } from './start-site.ts';

// A site of its own: it is broken on purpose, and everything it writes is read.
let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

async function ask(
  path: string,
  init: RequestInit = {},
): Promise<{ status: number; headers: Headers; text: string }> {
  const answer = await sendTo(site.origin, path, init);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  ask(path, { method: 'POST', body, headers: { origin: site.origin, ...headers } });

test('the site answers all of 500 visitors when they come at its first moment', async () => {
  const answers = await Promise.all(
    Array.from({ length: 500 }, () => ask('/robots.txt').then(({ status }) => status)),
  );
  expect(answers.filter((status) => status !== 200)).toEqual([]);
});

test('nothing that a visitor sends is written to the log, except where they went', async () => {
  const headers = {
    cookie: `sid=${canary}; lang=${canary}; ${canary}=1`,
    'user-agent': canary,
    referer: `https://x.test/${canary}`,
    'x-forwarded-for': canary,
    'x-waku-action-location': `/${canary}`,
    authorization: `Bearer ${canary}`,
    'x-request-id': canary,
    'accept-language': canary,
  };
  for (const path of [
    '/',
    '/news',
    '/search',
    '/nowhere',
    '/RSC/R/search.txt',
    '/api/suggest',
    '/RSC/S/x.txt',
    '/__waku',
  ]) {
    await ask(`${path}?q=${canary}&t=${canary}&query=q%3D${canary}`, { headers });
    await ask(`${path}?q=${canary}&query=q%3D${canary}`, { headers });
  }
  const bodies: [string, BodyInit, string?][] = [
    [consentCall, toCall({ version: canary, purpose: canary })],
    [consentCall, `{"${canary}`, 'text/plain'],
    [consentCall, `["$h${canary}"]`, 'text/plain'],
    ['/digital-consent', toCall({ [canary]: canary })],
    ['/preferences', toCall({ lang: canary, return: canary })],
    ['/digital-consent', canary, 'multipart/form-data; boundary=x'],
    [`/RSC/F/x/constructor.txt?${canary}`, canary, 'text/plain'],
  ];
  for (const [path, body, type] of bodies) {
    await post(path, body, { ...headers, ...(type ? { 'content-type': type } : {}) });
    await post(path, body, {
      ...headers,
      origin: `https://${canary}.test`,
      ...(type ? { 'content-type': type } : {}),
    });
  }
  expect(site.lines.length).toBeGreaterThan(20);
  expectQuietLog(site.lines);
});

test('the log masks a number and stays one line when an address holds digits and line ends', async () => {
  await ask('/service/99112233');
  await ask('/news/%D0%A3%D0%9199010203');
  await ask('/x%0d%0a%7B%22requestId%22:1%7D');
  expectQuietLog(site.lines);
});

test('the session cookie is bound to its host and every cookie is secure when the site is behind https', async () => {
  const page = await (await site.dispatch(`${publicOrigin}/digital-consent`)).text();
  const purposes = [
    ...page.matchAll(/name="purpose"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="purpose"/g),
  ].map((match) => match[1] ?? match[2] ?? '');
  const version = /name="version" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const call = await new Response(toCall({ version, purpose: purposes })).blob();
  const answer = await site.dispatch(publicOrigin + consentCall, {
    method: 'POST',
    body: new Uint8Array(await call.arrayBuffer()),
    headers: { origin: publicOrigin, 'content-type': call.type },
  });
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-sid=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=2592000; HttpOnly; Secure$/,
    ),
  ]);
  expect(answer.headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  const choice = await site.dispatch(`${publicOrigin}/?lang=en&theme=dark&source=touchscreen`);
  for (const cookie of choice.headers.getSetCookie()) expect.soft(cookie).toMatch(/; Secure$/);
});

test('a form is refused in words, and keeps what was chosen, when the database fails', async () => {
  const page = await ask('/digital-consent');
  const version = /name="version" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const purpose = [
    ...page.text.matchAll(/value="([^"]+)"[^>]*name="purpose"|name="purpose"[^>]*value="([^"]+)"/g),
  ].map((match) => match[1] ?? match[2] ?? '');
  await site.query('ALTER TABLE session RENAME TO session_away');
  const called = await post(consentCall, toCall({ version, purpose }));
  expect(called.status).toBe(200);
  expect(called.headers.get('content-type')).toBe('text/x-component; charset=utf-8');
  expect(called.text).toContain('"message":"error.generic"');
  const fields = new FormData();
  for (const [name, value] of readFormWith(page.text, 'version')) fields.append(name, value);
  for (const [lang, sentence] of [
    ['mn', /Алдаа гарлаа/],
    ['en', /An error occurred/],
  ] as const) {
    const posted = await post('/digital-consent', fields, {
      accept: 'text/html',
      cookie: `lang=${lang}`,
    });
    expect(posted.status).toBe(200);
    expect(posted.text).toMatch(sentence);
    expect(posted.text.match(/<input(?=[^>]*name="purpose")[^>]*checked/g)).toHaveLength(
      purpose.length,
    );
    for (const text of [called.text, posted.text]) {
      expect(text).not.toMatch(/D1_ERROR|no such table|session_away|\.js:\d+/);
    }
  }
  await site.query('ALTER TABLE session_away RENAME TO session');
  expect((await post(consentCall, toCall({ version, purpose }))).text).toContain('"chosen"');
  expectQuietLog(site.lines);
});

test('a page is rendered without the text of the failure when a service fails', async () => {
  const tables = await site.query(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '%fts%' AND name NOT LIKE '\\_%' ESCAPE '\\'",
    'OPERATOR_DB',
  );
  for (const { name } of tables)
    await site
      .query(`ALTER TABLE "${String(name)}" RENAME TO "${String(name)}_away"`, 'OPERATOR_DB')
      .catch(() => null);
  for (const path of [
    '/sdg',
    '/cooperation',
    '/roaming',
    '/travel-points',
    '/news/1',
    '/search?q=internet',
    '/RSC/R/about.txt',
    '/api/suggest?q=roaming',
  ]) {
    const { status, text } = await ask(path);
    expect.soft([200, 404, 503], path).toContain(status);
    expect.soft(text, path).not.toMatch(/D1_ERROR|no such table|SQLITE|\bat [^<>"]{1,200}:\d+:\d+/);
  }
  expectQuietLog(site.lines);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { listElements, toText } from './page-html.ts';
import { type Site, startSite } from './start-site.ts';
import { newNumber, readAlerts, Visitor } from './tan-visitor.ts';

const mn = translator('mn');
const solved = 'an answer of the widget';

/** Plays Cloudflare: one answer is right, and counts once. */
const turnstile = createServer(async (request, answer) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const { secret, response } = Object.fromEntries(new URLSearchParams(body));
  answer.setHeader('content-type', 'application/json');
  answer.end(JSON.stringify({ success: secret === 'secret' && response === solved }));
});

let open: Site;
let guarded: Site;
beforeAll(async () => {
  await new Promise<void>((done) => turnstile.listen(0, '127.0.0.1', done));
  const { port } = turnstile.address() as AddressInfo;
  [open, guarded] = await Promise.all([
    startSite(),
    startSite({
      TURNSTILE_SITE_KEY: 'site-key',
      TURNSTILE_SECRET: 'secret',
      TURNSTILE_BASE_URL: `http://127.0.0.1:${port}`,
    }),
  ]);
});
afterAll(async () => {
  turnstile.close();
  await Promise.all([open.stop(), guarded.stop()]);
});

/** Two hundred codes of this moment, of other numbers, visitors and networks. */
const fill = (site: Site) =>
  site.query(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
     INSERT INTO tan_issue SELECT i, 's' || i, 'v' || i, 'n' || i, NULL, ${Date.now()} FROM n`,
  );

beforeEach(async () => {
  for (const site of [open, guarded]) {
    await site.query('DELETE FROM tan_issue');
    await fill(site);
  }
});

const ask = (site: Site, visitor: Visitor, more: Record<string, string> = {}) =>
  visitor.post('/sign-in', { step: 'number', isdn: newNumber(), ...more });

/** Another visitor of the one network that this test comes from. */
const neighbour = (site: Site) => new Visitor(site.origin, {}, '198.51.100.1');

async function useFairShare(site: Site): Promise<void> {
  for (let i = 0; i < 5; i += 1) {
    expect((await ask(site, neighbour(site))).status).toBe(303);
  }
}

test('too many requests are said as busy, with a time, an alert in the log, and the other way round', async () => {
  await useFairShare(open);
  const answer = await ask(open, neighbour(open));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
  expect(answer.headers.get('content-type')).toContain('text/html');
  const html = await answer.clone().text();
  expect(await readAlerts(answer)).toBe(mn('identity.busy'));
  expect(html).toContain(mn('identity.inbound.choose'));
  expect(open.lines.filter((line) => line.includes('"tan-busy"'))).toHaveLength(1);
});

test('a browser in which the number has signed in gets its code while strangers are told to wait', async () => {
  const visitor = new Visitor(open.origin, {}, '198.51.100.9');
  const isdn = await visitor.signIn();
  await open.query('DELETE FROM tan_issue WHERE browser IS NULL AND at > 0');
  await fill(open);
  await visitor.post('/sign-out', { scope: 'here' });
  await useFairShare(open);
  expect((await ask(open, neighbour(open))).status).toBe(503);
  expect((await visitor.post('/sign-in', { step: 'number', isdn })).status).toBe(303);
});

test('the challenge is shown to browsers that run scripts, and its answer is checked', async () => {
  const visitor = new Visitor(guarded.origin);
  const answer = await ask(guarded, visitor);
  expect(answer.status).toBe(422);
  const policy = answer.headers.get('content-security-policy') ?? '';
  const html = await answer.text();
  const widget = listElements(html).find(({ properties }) =>
    Object.hasOwn(properties, 'dataSitekey'),
  );
  expect(widget?.properties).toMatchObject({ dataSitekey: 'site-key', dataTheme: 'light' });
  // Enter in the field presses the first button, which must not be the one without the challenge.
  const form = listElements(html).find(
    (one) => one.tagName === 'form' && JSON.stringify(one).includes('dataSitekey'),
  );
  const buttons = listElements(html).filter(
    (one) => one.tagName === 'button' && JSON.stringify(form).includes(JSON.stringify(one)),
  );
  expect(buttons.map(toText)).toEqual([mn('identity.getCode'), mn('identity.withoutChallenge')]);
  expect(html).toMatch(/<script[^>]*\/turnstile\/v0\/api\.js[^>]*nonce="/);
  expect(policy).toMatch(/frame-src http:\/\/127\.0\.0\.1:\d+/);
  const wrong = await ask(guarded, new Visitor(guarded.origin), {
    'cf-turnstile-response': 'x',
  });
  expect(await readAlerts(wrong)).toBe(mn('identity.challenge'));
  const right = await ask(guarded, new Visitor(guarded.origin), {
    'cf-turnstile-response': solved,
  });
  expect(right.status).toBe(303);
});

test.each([
  ['without scripts', { complete: '1' }, {}],
  ['at a kiosk', { mode: 'kiosk' }, {}],
  ['in the web view', { mode: 'webview' }, {}],
  ['where the widget does not run', {}, { plain: '1' }],
])(
  'the challenge is not the only way: %s there is the fair share',
  async (_where, cookies, more) => {
    const visitor = new Visitor(guarded.origin, cookies);
    expect((await ask(guarded, visitor, more)).status).toBe(303);
  },
);

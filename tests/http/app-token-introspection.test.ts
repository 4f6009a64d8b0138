import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type FaultyUpstream,
  startFaultyUpstream,
} from '../support/faulty-upstream/start-faulty-upstream.ts';
import { faults } from '../support/faulty-upstream/faults.ts';
import { toClaims } from '../unit/make-token.ts';
import { canary, expectQuietLog } from './quiet-log.ts';
import { sendTo } from './send-to.ts';
import { type Site, startSite } from './start-site.ts';

const path = '/webview-token/introspect';
let site: Site;
let mobile: FaultyUpstream;

beforeAll(async () => {
  mobile = await startFaultyUpstream();
  site = await startSite({ MOBILE_BASE_URL: mobile.url });
});
beforeEach(() => mobile.reset());
afterAll(async () => {
  await site.stop();
  await mobile.close();
});

/** Of no shape that we know: only the operator can tell. */
const token = `${canary}-opaque-token`;

async function bring() {
  const startedAt = Date.now();
  const answer = await sendTo(site.origin, `/news?t=${btoa(token)}`);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/news']);
  const cookies = answer.headers.getSetCookie();
  return { ms: Date.now() - startedAt, signedIn: cookies.some((one) => one.startsWith('sid=')) };
}

test('the mobile service says whom a token signs in, once', async () => {
  mobile.set(path, { answer: { data: { active: true, ...toClaims() } } });
  expect((await bring()).signedIn).toBe(true);
  expect((await bring()).signedIn).toBe(false);
  const [seen] = mobile.requests(path);
  expect([seen?.method, JSON.parse(seen?.body ?? '{}'), seen?.query]).toEqual([
    'POST',
    { token },
    '',
  ]);
});

test('its word is not enough for a token that is too old, or without an id', async () => {
  const old = Math.floor(Date.now() / 1000) - 301;
  for (const claims of [
    { iat: old },
    { jti: undefined },
    { isdn: '1' },
    { active: 'true' },
    { active: 1 },
  ]) {
    mobile.set(path, { answer: { data: { active: true, ...toClaims(claims) } } });
    expect.soft((await bring()).signedIn, JSON.stringify(claims)).toBe(false);
  }
});

test('nobody is signed in on its no', async () => {
  mobile.set(path, { answer: { data: { active: false, isdn: '99112233' } } });
  expect((await bring()).signedIn).toBe(false);
});

test.each(Object.keys(faults))('nobody is signed in when it answers with %s', async (fault) => {
  mobile.set(path, { fault: fault as keyof typeof faults });
  const { signedIn, ms } = await bring();
  expect(signedIn).toBe(false);
  expect(ms).toBeLessThan(4000);
  expect(mobile.calls(path)).toBeLessThanOrEqual(1);
});

test('nobody waits longer than a moment for a slow one', async () => {
  mobile.set(path, { delayMs: 6000, answer: { data: { active: true, ...toClaims() } } });
  const { signedIn, ms } = await bring();
  expect(signedIn).toBe(false);
  expect(ms).toBeLessThan(4000);
});

test('with a real mobile service nobody plays the app', async () => {
  const init = { method: 'POST', body: new URLSearchParams({ isdn: '99112233' }) };
  const answer = await sendTo(site.origin, '/operator/app', {
    ...init,
    headers: { origin: site.origin },
  });
  expect(answer.status).toBe(404);
});

test('no line of the log holds a token or a number', () => {
  expect(site.lines.join('\n')).not.toContain(btoa(token));
  expectQuietLog(site.lines);
});

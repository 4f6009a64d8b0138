import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findHtmlFaults } from './find-html-faults.ts';
import { type Site, startSite } from './start-site.ts';

const secret = 'the secret of the staff, long enough for production';
const message = 'a'.repeat(32);

let open: Site;
let closed: Site;
beforeAll(async () => {
  [open, closed] = [await startSite({ STAFF_SECRET: secret }), await startSite()];
});
afterAll(async () => {
  await open.stop();
  await closed.stop();
});
beforeEach(async () => {
  await open.query('DELETE FROM outbox');
  await open.query('DELETE FROM staff_log');
  await open.query('DELETE FROM staff_try');
});

const putStuck = (body: string, topic = 'effort') =>
  open.query(`INSERT INTO outbox (id, topic, body, key, state, attempts, created_at, next_at, stuck_at, last_error)
    VALUES ('${message}', '${topic}', '${body}', 'key-1', 'stuck', 20, ${Date.now() - 3 * 3_600_000}, 0, 5, 'status 500')`);

const ask = (site: Site, path: string, cookie = '') =>
  fetch(site.origin + path, { headers: { cookie }, redirect: 'manual' });

const post = (site: Site, fields: Record<string, string>, cookie = '', origin = site.origin) =>
  fetch(`${site.origin}/staff`, {
    method: 'POST',
    headers: { origin, cookie },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

async function signIn(): Promise<string> {
  const answer = await post(open, { intent: 'sign-in', secret });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/staff']);
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^staff=\d+\.\w+; .*Max-Age=28800; HttpOnly/);
  return cookie.split(';')[0] ?? '';
}

const resend = { intent: 'resend', message, who: 'Дорж', reason: 'the service is back' };

test('there is no staff page when no secret is set, at a kiosk, or in the app', async () => {
  expect((await ask(closed, '/staff')).status).toBe(404);
  expect((await post(closed, { intent: 'sign-in', secret })).status).toBe(404);
  for (const mode of ['kiosk', 'webview']) {
    expect((await ask(open, '/staff', `${await signIn()}; mode=${mode}`)).status).toBe(404);
  }
});

test('the staff page asks for the secret, and is neither indexed nor stored', async () => {
  await putStuck('{}');
  const answer = await ask(open, '/staff');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const html = await answer.text();
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).toContain('type="password"');
  expect(await findHtmlFaults(html)).toEqual([]);
  expect(html).not.toContain(message);
  expect(await (await ask(open, '/robots.txt')).text()).not.toContain('staff');
  expect(await (await ask(open, '/sitemap.xml')).text()).not.toContain('staff');
});

test.each(['staff=1', `staff=9999999999999.${'0'.repeat(64)}`])(
  'the staff page stays shut when the cookie is forged: %s',
  async (cookie) => {
    await putStuck('{}');
    expect(await (await ask(open, '/staff', cookie)).text()).not.toContain(message);
    expect((await post(open, resend, cookie)).status).toBe(422);
    expect(await open.query('SELECT state FROM outbox')).toEqual([{ state: 'stuck' }]);
  },
);

test('the staff page refuses a wrong secret, and forms of other origins', async () => {
  const wrong = await post(open, { intent: 'sign-in', secret: 'a guess' });
  expect([wrong.status, wrong.headers.getSetCookie().join()]).toEqual([
    422,
    expect.not.stringContaining('staff='),
  ]);
  const cookie = await signIn();
  expect((await post(open, resend, cookie, 'https://evil.test')).status).toBe(403);
});

test('a network that was wrong too often is told when it may try again, also with the right secret', async () => {
  const from = (network: string, given: string) =>
    fetch(`${open.origin}/staff`, {
      method: 'POST',
      headers: { origin: open.origin, 'cf-connecting-ip': network, cookie: 'lang=en' },
      body: new URLSearchParams({ intent: 'sign-in', secret: given }),
      redirect: 'manual',
    });
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await from('203.0.113.7', 'a guess')).status).toBe(422);
  }
  const refused = await from('203.0.113.99', secret);
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain('Wrong too often from this network');
  expect((await from('198.51.100.7', secret)).status).toBe(303);
});

test('who shares a network with somebody who guesses is shut out nowhere they were in before', async () => {
  const answer = await post(open, { intent: 'sign-in', secret });
  const device = /staff-device=[^;]+/.exec(answer.headers.getSetCookie().join())?.[0] ?? '';
  for (let tries = 0; tries < 6; tries += 1) await post(open, { intent: 'sign-in', secret: 'no' });
  expect((await post(open, { intent: 'sign-in', secret })).status).toBe(429);
  const forged = device.replace(/.$/, (end) => (end === '0' ? '1' : '0'));
  expect((await post(open, { intent: 'sign-in', secret }, forged)).status).toBe(429);
  // A device that is known has tries of its own, and no more of them.
  for (let tries = 0; tries < 4; tries += 1) {
    expect((await post(open, { intent: 'sign-in', secret: 'no' }, device)).status).toBe(422);
  }
  expect((await post(open, { intent: 'sign-in', secret }, device)).status).toBe(303);
  for (let tries = 0; tries < 5; tries += 1) {
    await post(open, { intent: 'sign-in', secret: 'no' }, device);
  }
  expect((await post(open, { intent: 'sign-in', secret }, device)).status).toBe(429);
});

test('a stuck message is listed without its body, sent again with a reason, and the act is logged', async () => {
  await open.query(
    `INSERT INTO effort VALUES ('e1', 'a flow', '2026-11-22', 2, NULL, NULL, 'mn', ${Date.now()})`,
  );
  await putStuck('{"id":"e1"}');
  const cookie = await signIn();
  const html = await (await ask(open, `/staff?message=${message}`, cookie)).text();
  expect(html).toContain('status 500');
  expect(await findHtmlFaults(html)).toEqual([]);
  expect(html).not.toContain('e1&quot;');
  const refused = await post(open, { ...resend, who: '', reason: ' ' }, cookie);
  expect(refused.status).toBe(422);
  expect(await findHtmlFaults(await refused.text())).toEqual([]);
  expect(await open.query('SELECT count(*) AS n FROM staff_log')).toEqual([{ n: 0 }]);
  const answer = await post(open, resend, cookie);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/staff']);
  await expect
    .poll(() => open.query('SELECT state FROM outbox'), { timeout: 10_000 })
    .toEqual([{ state: 'done' }]);
  expect(
    await open.query(
      `SELECT body ->> 'flow' AS flow FROM effort WHERE idempotency_key = 'key-1'`,
      'OPERATOR_DB',
    ),
  ).toEqual([{ flow: 'a flow' }]);
  expect(await open.query('SELECT who, act, subject, reason FROM staff_log')).toEqual([
    { who: 'Дорж', act: 'resend', subject: message, reason: 'the service is back' },
  ]);
  expect((await post(open, resend, cookie)).status).toBe(422);
});

test('the staff page is shut again when somebody signs out', async () => {
  const answer = await post(open, { intent: 'sign-out' }, await signIn());
  expect(answer.headers.getSetCookie().join()).toMatch(/staff=; .*Max-Age=0/);
});

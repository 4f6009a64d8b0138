import { afterAll, beforeAll, expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { listElements, toText } from './page-html.ts';
import { expectQuietLog } from './quiet-log.ts';
import { type Site, startSite } from './start-site.ts';
import { newNumber, readAlerts, readCode, toWrong, Visitor } from './tan-visitor.ts';

// Sites of their own: one is broken on purpose, the other has a real service that nobody answers at.
let site: Site;
let wired: Site;
const mn = translator('mn');

beforeAll(async () => {
  site = await startSite();
  wired = await startSite({ MOBILE_BASE_URL: 'http://127.0.0.1:9' });
});
afterAll(() => Promise.all([site.stop(), wired.stop()]));

test('no number and no code is in any line of the log, nor in any header of an answer', async () => {
  const visitor = new Visitor(site.origin);
  const isdn = newNumber();
  const answers = [
    await visitor.post('/sign-in', { step: 'number', isdn: `+976 ${isdn}x` }),
    await visitor.post('/sign-in', { step: 'number', isdn }),
  ];
  const code = await readCode(site.origin, isdn);
  answers.push(
    await visitor.post('/sign-in', { step: 'code', code: `${code}7` }),
    await visitor.post('/sign-in', { step: 'code', code: toWrong(code) }),
    await visitor.ask('/sign-in'),
    await visitor.post('/sign-in', { step: 'again' }),
    await visitor.post('/sign-in', { step: 'code', code }),
    await visitor.ask('/account'),
    await visitor.post('/sign-out', { scope: 'here' }),
  );
  const secrets = [isdn, code, toWrong(code)];
  for (const { headers } of answers) {
    const written = JSON.stringify([...headers]);
    for (const secret of secrets) expect.soft(written).not.toContain(secret);
  }
  expect(site.lines.length).toBeGreaterThanOrEqual(answers.length);
  for (const secret of secrets) expect(site.lines.join('\n')).not.toContain(secret);
  expectQuietLog(site.lines);
});

test('the sign-in pages say to come again later when the database has no tables', async () => {
  const visitor = new Visitor(site.origin);
  const isdn = newNumber();
  const code = await visitor.requestCode(isdn);
  const rename = (from: string, to: string) => site.query(`ALTER TABLE ${from} RENAME TO ${to}`);
  await rename('tan_challenge', 'tan_challenge_away');
  for (const fields of [
    { step: 'code', code },
    { step: 'number', isdn: newNumber() },
    { step: 'again' },
  ]) {
    const answer = await visitor.post('/sign-in', fields);
    expect
      .soft([answer.status, answer.headers.get('retry-after')], fields.step)
      .toEqual([503, '60']);
    expect.soft(await answer.text(), fields.step).toContain(mn('identity.later'));
  }
  await rename('tan_challenge_away', 'tan_challenge');
  await rename('session', 'session_away');
  // No isolate has this session in its memory.
  const stranger = new Visitor(site.origin, { sid: 'A'.repeat(43) });
  expect.soft(await (await stranger.ask('/sign-in')).text()).toContain(mn('identity.later'));
  expect.soft(await (await stranger.ask('/account')).text()).toContain(mn('identity.later'));
  expect.soft((await stranger.ask('/about')).status).toBe(200);
  await rename('session_away', 'session');
  expect((await visitor.post('/sign-in', { step: 'code', code })).headers.get('location')).toBe(
    '/account',
  );
  expectQuietLog(site.lines);
});

test('/sign-out expires the cookies of this browser when the database fails', async () => {
  const visitor = new Visitor(site.origin);
  await visitor.signIn();
  await site.query('ALTER TABLE session RENAME TO session_away');
  expect((await visitor.post('/sign-out', { scope: 'here' })).status).toBe(303);
  expect([...visitor.cookies.keys()].toSorted()).toEqual(['known', 'toast']);
  // The next page says that the other sessions may not have ended.
  const other = new Visitor(site.origin, { sid: 'A'.repeat(43) });
  expect((await other.post('/sign-out', { scope: 'everywhere' })).status).toBe(303);
  expect([...other.cookies.keys()]).toEqual(['toast']);
  expect(await (await other.ask('/about')).text()).toContain(mn('identity.signedOutOnlyHere'));
  await site.query('ALTER TABLE session_away RENAME TO session');
});

test('/start-over expires the cookies of this browser when the database fails', async () => {
  const visitor = new Visitor(site.origin, { mode: 'kiosk', cart: 'A'.repeat(43) });
  await visitor.signIn();
  await site.query('ALTER TABLE session RENAME TO session_away');
  await site.query('ALTER TABLE cart RENAME TO cart_away');
  const answer = await visitor.post('/start-over', {});
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/kiosk']);
  expect([...visitor.cookies.keys()].toSorted()).toEqual(['mode', 'toast']);
  await site.query('ALTER TABLE cart_away RENAME TO cart');
  await site.query('ALTER TABLE session_away RENAME TO session');
  expectQuietLog(site.lines);
});

test('the sign-in page says so and allows another request when the service sends no message', async () => {
  const visitor = new Visitor(wired.origin);
  const answer = await visitor.post('/sign-in', { step: 'number', isdn: newNumber() });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sign-in']);
  await expect
    .poll(async () => readAlerts(await visitor.ask('/sign-in')))
    .toContain(mn('identity.unsent'));
  expect((await visitor.post('/sign-in', { step: 'again' })).status).toBe(303);
});

test('the outbox answers 404 when a real service is configured', async () => {
  expect((await new Visitor(site.origin).ask('/operator/outbox')).status).toBe(200);
  const visitor = new Visitor(wired.origin);
  expect((await visitor.ask('/operator/outbox')).status).toBe(404);
  expect(await (await visitor.ask('/sign-in')).text()).not.toContain('/operator/outbox');
  expect(await (await new Visitor(site.origin).ask('/sign-in')).text()).toContain(
    '/operator/outbox',
  );
});

test('the button for another code says from when on, where no script counts', async () => {
  const visitor = new Visitor(site.origin);
  await visitor.requestCode(newNumber());
  const buttons = listElements(await (await visitor.ask('/sign-in')).text())
    .filter(({ tagName }) => tagName === 'button')
    .map(toText);
  const [from = '', end = ''] = mn('identity.againFrom', { time: '|' }).split('|');
  const [said = ''] = buttons.filter((text) => text.startsWith(from));
  expect(said.slice(from.length, said.length - end.length)).toMatch(/^\d\d:\d\d:\d\d$/);
  expect(buttons).not.toContain(mn('identity.again'));
});

import { expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { cookies as described } from '../unit/retention/cookies.ts';
import { addSession } from './add-session.ts';
import { readAlerts, newNumber, readCode, toWrong, Visitor } from './tan-visitor.ts';
import { origin, queryDatabase } from './site.ts';

const mn = translator('mn');
const file = '/api/my-data';
const copy = '/account/data?act=copy';
const deletion = '/account/data?act=delete';

/** Signed in a while ago, so that a code may be asked for now. */
async function signIn(isdn = newNumber()) {
  const { id, token } = await addSession(queryDatabase, isdn);
  return { isdn, id, visitor: new Visitor(origin, { sid: token, account: '1' }) };
}

async function getCode(visitor: Visitor, path: string, isdn: string): Promise<string> {
  const asked = await visitor.post(path, { step: 'again' });
  expect([asked.status, asked.headers.get('location')]).toEqual([303, path]);
  return readCode(origin, isdn);
}

const countSessions = async (isdn: string) =>
  (await queryDatabase(`SELECT count(*) AS n FROM session WHERE isdn = '${isdn}'`))[0]?.['n'];

test('who is not signed in is led to sign in, and gets no file', async () => {
  const stranger = new Visitor(origin);
  for (const path of ['/account/data', copy, deletion]) {
    const answer = await stranger.ask(path);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^\/sign-in\?next=/);
    expect((await stranger.post(path, { step: 'again' })).headers.get('location')).toMatch(
      /^\/sign-in/,
    );
  }
  const answer = await stranger.ask(file);
  expect([answer.status, await answer.text()]).toEqual([404, '']);
});

test('a copy is had after a code of its own, for its customer alone, and is never cached', async () => {
  const { isdn, visitor } = await signIn();
  expect((await visitor.ask(file)).status).toBe(404);
  const page = await visitor.ask(copy);
  expect(page.headers.get('cache-control')).toContain('no-store');
  const code = await getCode(visitor, copy, isdn);
  // The code is for the copy: nothing is deleted by it.
  expect((await visitor.post(deletion, { step: 'code', code })).headers.get('location')).toBe(
    deletion,
  );
  expect(await countSessions(isdn)).toBe(1);
  await visitor.post(copy, { step: 'code', code: toWrong(code) });
  expect(await readAlerts(await visitor.ask(copy))).toContain(mn('identity.wrong'));
  expect((await visitor.ask(file)).status).toBe(404);
  const entered = await visitor.post(copy, { step: 'code', code });
  expect([entered.status, entered.headers.get('location')]).toEqual([303, `${copy}#copy`]);
  expect(await (await visitor.ask(copy)).text()).toContain(`href="${file}"`);
  const got = await visitor.ask(file);
  expect(Object.fromEntries(got.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="my-data-[\d-]+\.json"$/),
  });
  const { about, data } = (await got.json()) as { about: object; data: Record<string, object[]> };
  expect(about).toMatchObject({ number: isdn });
  expect(data['session']).toMatchObject([{ isdn, kind: 'phone' }]);
  expect(JSON.stringify(data)).not.toContain(code);
  const { visitor: other } = await signIn();
  expect((await other.ask(file)).status).toBe(404);
  // Another browser of the same number has not typed the code.
  const { visitor: elsewhere } = await signIn(isdn);
  expect((await elsewhere.ask(file)).status).toBe(404);
});

test('before a deletion the page says what goes at once and what stays until when', async () => {
  const { visitor } = await signIn();
  const html = await (await visitor.ask(deletion)).text();
  for (const text of [
    mn('data.delete.gone'),
    mn('data.delete.kept'),
    // Nothing was bought by this number.
    mn('data.nothing'),
  ]) {
    expect(html).toContain(text);
  }
});

test('a deletion ends the sessions of all devices, forgets the browser, and says what stays', async () => {
  const { isdn, id, visitor } = await signIn();
  await signIn(isdn);
  await visitor.post('/preferences', { theme: 'dark' });
  visitor.cookies.set('known', 'x');
  visitor.cookies.set('draft-checkout', 'x');
  const code = await getCode(visitor, deletion, isdn);
  expect((await visitor.ask(file)).status).toBe(404);
  const done = await visitor.post(deletion, { step: 'code', code });
  expect([done.status, done.headers.get('location')]).toEqual([303, '/account/data?done=1']);
  expect(done.headers.get('clear-site-data')).toBe('"storage"');
  expect(
    [...visitor.cookies.keys()].filter((name) => !/^(theme|lang|complete)$/.test(name)),
  ).toEqual([]);
  expect(await countSessions(isdn)).toBe(0);
  expect(await queryDatabase(`SELECT * FROM visitor WHERE id = '${id}'`)).toEqual([]);
  const said = await visitor.ask('/account/data?done=1');
  expect([said.status, await said.text()]).toEqual([
    200,
    expect.stringContaining(mn('data.done.text')),
  ]);
  // Sent again, by a window that was open: there is nobody any more.
  const again = await visitor.post(deletion, { step: 'code', code });
  expect(again.headers.get('location')).toMatch(/^\/sign-in/);
});

test('at a touch screen one’s own phone is offered, and no file is given', async () => {
  const { isdn, visitor } = await signIn();
  await getCode(visitor, copy, isdn);
  visitor.cookies.set('mode', 'kiosk');
  const html = await (await visitor.ask(copy)).text();
  expect(html).toContain(mn('data.kiosk.text'));
  expect(html).not.toContain('name="step"');
  expect((await visitor.post(deletion, { step: 'again' })).status).toBe(422);
  expect((await visitor.ask(file)).status).toBe(404);
});

test('every cookie of a visit stands in the list that the privacy policy shows, and lives no longer', async () => {
  const visitor = new Visitor(origin);
  const set: string[] = [];
  const note = (answer: Response) => set.push(...answer.headers.getSetCookie());
  note(await visitor.ask('/shop?lang=en&theme=dark&source=touchscreen'));
  visitor.cookies.delete('mode');
  const isdn = newNumber();
  note(await visitor.post('/sign-in', { step: 'number', isdn }));
  note(await visitor.post('/sign-in', { step: 'code', code: await readCode(origin, isdn) }));
  note(await visitor.ask('/home-internet'));
  note(await visitor.post('/preferences', { lang: 'mn' }));
  note(await visitor.ask('/?complete=1'));
  const names = new Set<string>();
  for (const cookie of set) {
    const [, name = ''] = /^([^=]+)=/.exec(cookie) ?? [];
    const [, seconds] = /Max-Age=(\d+)/.exec(cookie) ?? [];
    const known = described[name.replace(/^draft-.*/, 'draft-*')];
    names.add(name);
    expect([name, known]).toEqual([name, expect.anything()]);
    expect(Number(seconds ?? 0)).toBeLessThanOrEqual((known?.days ?? 0) * 86_400);
  }
  expect(names.size).toBeGreaterThan(5);
});

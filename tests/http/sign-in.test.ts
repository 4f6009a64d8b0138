import { expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { toSessionId } from './consent-page.ts';
import { listElements, toText } from './page-html.ts';
import { origin, queryDatabase } from './site.ts';
import { newNumber, readAlerts, toWrong, Visitor } from './tan-visitor.ts';

const mn = translator('mn');

const readSession = async (visitor: Visitor) => {
  const id = toSessionId(visitor.cookies.get('sid') ?? '');
  const [row] = await queryDatabase(
    `SELECT kind, isdn, expires_at - created_at AS life FROM session WHERE id = '${id}'`,
  );
  return row;
};

test('a number and its code sign in under a new cookie, for two hours', async () => {
  const visitor = new Visitor(origin);
  const isdn = newNumber();
  const asked = await visitor.post('/sign-in?next=/news', { step: 'number', isdn: `+976 ${isdn}` });
  expect([asked.status, asked.headers.get('location')]).toEqual([303, '/sign-in?next=%2Fnews']);
  const before = visitor.cookies.get('sid');
  const page = await (await visitor.ask('/sign-in?next=%2Fnews')).text();
  expect(page).toContain(`••${isdn.slice(-2)}`);
  expect(page).not.toContain(isdn);
  const code = await visitor.requestCode(isdn);
  const entered = await visitor.post('/sign-in?next=/news', { step: 'code', code });
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/news']);
  expect(entered.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^sid=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=(7200|7199); HttpOnly$/),
    expect.stringMatching(/^account=1; Path=\/; SameSite=Lax; Max-Age=(7200|7199)$/),
    expect.stringMatching(/^signed_in=\d{2}-\d{13}; Path=\/; SameSite=Lax; Max-Age=7200$/),
    expect.stringMatching(/^known=[\w.-]+; Path=\/; SameSite=Lax; Max-Age=15552000; HttpOnly$/),
    'toast=success.identity.signedIn; Path=/; SameSite=Lax; Max-Age=60; HttpOnly',
    expect.stringMatching(/^cart_count=0; Path=\/; SameSite=Lax; Max-Age=(7200|7199)$/),
  ]);
  expect(visitor.cookies.get('sid')).not.toBe(before);
  const session = await readSession(visitor);
  expect(session).toMatchObject({ kind: 'phone', isdn });
  expect(Math.round(Number(session?.['life']) / 1000)).toBe(7200);
  expect(
    await queryDatabase(`SELECT * FROM session WHERE id = '${toSessionId(before ?? '')}'`),
  ).toEqual([]);
});

test('the code field is what telephones fill by themselves, and the form needs no script', async () => {
  const visitor = new Visitor(origin);
  await visitor.requestCode(newNumber());
  const html = await (await visitor.ask('/sign-in')).text();
  const field = listElements(html).find(({ properties }) => properties['name'] === 'code');
  expect(field?.properties).toMatchObject({
    autoComplete: ['one-time-code'],
    inputMode: 'numeric',
    autoFocus: true,
  });
  expect(html).not.toMatch(/<html[^>]* data-static/);
});

test('a wrong code is said by the page, at every reload, until the third locks', async () => {
  const visitor = new Visitor(origin);
  const isdn = newNumber();
  const code = await visitor.requestCode(isdn);
  for (const left of [2, 1]) {
    const answer = await visitor.post('/sign-in', { step: 'code', code: toWrong(code) });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sign-in']);
    for (let reloads = 0; reloads < 2; reloads += 1) {
      const said = await readAlerts(await visitor.ask('/sign-in'));
      expect(said).toContain(mn('identity.wrong'));
      expect(said).toContain(mn('identity.attemptsLeft', { count: left }));
    }
  }
  await visitor.post('/sign-in', { step: 'code', code: toWrong(code) });
  expect(await readAlerts(await visitor.ask('/sign-in'))).toContain(mn('identity.wrongThrice'));
  await visitor.post('/sign-in', { step: 'code', code });
  expect(await readSession(visitor)).toMatchObject({ kind: 'anonymous' });
});

test('a code that has expired leads to another one, and has no field any more', async () => {
  const visitor = new Visitor(origin);
  const isdn = newNumber();
  const code = await visitor.requestCode(isdn);
  await queryDatabase(
    `UPDATE tan_challenge SET expires_at = ${Date.now()} WHERE address = '${isdn}'`,
  );
  await visitor.post('/sign-in', { step: 'code', code });
  const page = await visitor.ask('/sign-in');
  const elements = listElements(await page.clone().text());
  expect(await readAlerts(page)).toBe(mn('identity.expired'));
  expect(elements.filter(({ properties }) => properties['name'] === 'code')).toEqual([]);
  const title = elements.find(({ tagName }) => tagName === 'h1');
  expect(title && toText(title)).toBe(mn('identity.again'));
});

test('another code that is asked for too early is refused with one time, and no other beside it', async () => {
  const visitor = new Visitor(origin);
  await visitor.requestCode(newNumber());
  const before = await (await visitor.ask('/sign-in')).text();
  const note = new RegExp(mn('identity.againAt', { time: String.raw`[\d:]+` }));
  expect(before).toMatch(note);
  const refused = await visitor.post('/sign-in', { step: 'again' });
  const said = listElements(await refused.clone().text()).filter(({ properties }) =>
    /text-muted/.test(String(properties['className'])),
  );
  expect(said.some((element) => note.test(toText(element)))).toBe(false);
  const [paused = ''] = mn('identity.paused', { time: '|' }).split('|');
  expect(await readAlerts(refused)).toContain(paused);
});

test('what is no number or no code is refused with the reason, and costs no attempt', async () => {
  const visitor = new Visitor(origin);
  for (const [typed, message] of [
    ['', 'identity.fault.missing'],
    ['9911', 'identity.fault.incomplete'],
    ['8811 2233', 'identity.fault.otherOperator'],
    ['1234 5678', 'field.noSuchPhone'],
    [`9911${'2'.repeat(50)}`, 'identity.fault.incomplete'],
  ] as const) {
    const answer = await visitor.post('/sign-in?next=/news', { step: 'number', isdn: typed });
    expect(answer.status).toBe(422);
    const html = await answer.clone().text();
    expect.soft(await readAlerts(answer), typed).toContain(mn(message));
    const field = listElements(html).find(({ properties }) => properties['name'] === 'isdn');
    expect.soft(field?.properties['value'] ?? '', typed).toBe(typed);
    expect.soft(html).toContain('data-static');
    expect.soft(html).toContain('action="/sign-in?next=%2Fnews"');
  }
  // No session: only that this browser answers without scripts.
  expect([...visitor.cookies.keys()]).toEqual(['complete']);
  await visitor.requestCode(newNumber());
  for (const typed of ['', '12345', '1234567', 'abcdef']) {
    const answer = await visitor.post('/sign-in', { step: 'code', code: typed });
    expect.soft(await readAlerts(answer), typed).toContain(mn('identity.fault.code'));
  }
  expect(await readAlerts(await visitor.ask('/sign-in'))).toBe('');
});

test('another code within a minute is refused with the time from which there is one', async () => {
  const visitor = new Visitor(origin, {}, '198.51.100.1');
  const isdn = newNumber();
  await visitor.requestCode(isdn);
  const again = await visitor.post('/sign-in', { step: 'again' });
  expect(again.status).toBe(422);
  expect(await readAlerts(again)).toMatch(/\d\d:\d\d:\d\d/);
  // Others are told no time: it is not theirs.
  const neighbour = new Visitor(origin, {}, '198.51.100.2');
  const elsewhere = await neighbour.post('/sign-in', { step: 'number', isdn });
  expect(elsewhere.status).toBe(422);
  expect(await readAlerts(elsewhere)).toBe(mn('identity.locked'));
  // A reload of the first form is no second request.
  const same = await visitor.post('/sign-in', { step: 'number', isdn });
  expect([same.status, same.headers.get('location')]).toEqual([303, '/sign-in']);
});

test('a code is for the browser that asked for it', async () => {
  const visitor = new Visitor(origin);
  const code = await visitor.requestCode(newNumber());
  const thief = new Visitor(origin);
  expect((await thief.post('/sign-in', { step: 'code', code })).status).toBe(422);
  await thief.requestCode(newNumber());
  await thief.post('/sign-in', { step: 'code', code });
  expect(await readSession(thief)).toMatchObject({ kind: 'anonymous' });
});

test('a planted cookie is not signed in', async () => {
  const attacker = new Visitor(origin);
  await attacker.requestCode(newNumber());
  const planted = attacker.cookies.get('sid') ?? '';
  const victim = new Visitor(origin, { sid: planted });
  await victim.signIn();
  expect(victim.cookies.get('sid')).not.toBe(planted);
  expect((await attacker.ask('/account/devices')).status).toBe(303);
});

test('afterwards one goes where one was, and nowhere else', async () => {
  for (const [next, place] of [
    ['/news?page=2', '/news?page=2'],
    ['', '/account'],
    ['https://evil.test', '/account'],
    ['//evil.test', '/account'],
    ['/\\evil.test', '/account'],
    ['/sign-out', '/account'],
    ['/RSC/R/_root.txt', '/account'],
  ] as const) {
    const visitor = new Visitor(origin);
    const query = `?${new URLSearchParams({ next })}`;
    const code = await visitor.requestCode(newNumber(), query);
    const answer = await visitor.post(`/sign-in${query}`, { step: 'code', code });
    expect.soft(answer.headers.get('location'), next).toBe(place);
    const again = await visitor.ask(`/sign-in${query}`);
    expect.soft([again.status, again.headers.get('location')], next).toEqual([303, place]);
  }
});

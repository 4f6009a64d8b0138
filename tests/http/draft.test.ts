import { beforeAll, expect, test } from 'vitest';
import { signInAs } from './customers.ts';
import { openBrowser } from './flow-visit.ts';
import { begin, flow, phone, readAddress, readLink, take } from './handed-draft.ts';
import { origin, queryDatabase, send } from './site.ts';
import { newNumber, readCode, toWrong } from './tan-visitor.ts';

let address: Record<string, string>;
beforeAll(async () => {
  address = await readAddress();
});

test('what was filled in is stored sealed, and shown again when one goes back', async () => {
  const browser = await begin();
  expect(await (await browser.get(`${flow}/contact`)).text()).toContain('Болдбаатар');
  const rows = JSON.stringify(await queryDatabase('SELECT * FROM draft'));
  expect(rows).toContain('"kind":"homeInternet"');
  expect(rows).not.toMatch(/Болдбаатар|99112233|Нууц/);
});

test('a step that is asked for too early leads to the first that is not done', async () => {
  const browser = openBrowser();
  const early = await browser.get(`${flow}/confirm`);
  expect([early.status, early.headers.get('location')]).toEqual([303, `${flow}/address`]);
});

test('another visitor sees nothing of a draft when they have its cookie only', async () => {
  const browser = await begin();
  const thief = openBrowser();
  for (const [name, value] of browser.cookies) {
    if (name.includes('draft')) thief.cookies.set(name, value);
  }
  const html = await (await thief.get(flow)).text();
  expect(html).not.toMatch(/Болдбаатар|Нууц гудамж/);
});

test('an older tab is told what has changed, keeps what was typed, and is not sent twice', async () => {
  const browser = await begin();
  const path = `${flow}/contact`;
  const older = await (await browser.get(path)).text();
  const saved = await browser.sendForm(path, older, { name: 'Цэцэг', phone });
  expect(saved.status).toBe(303);
  expect((await browser.sendForm(path, older, { name: 'Цэцэг', phone })).status).toBe(303);
  const late = await browser.sendForm(path, older, { name: 'Дорж', phone });
  const html = await late.text();
  expect(late.status).toBeGreaterThanOrEqual(400);
  expect(html).toContain('Дорж');
  const again = await browser.sendForm(path, html, { name: 'Дорж', phone });
  expect(again.headers.get('location')).toBe(`${flow}/confirm`);
});

test('a link takes a draft to one other device, which shows nothing before the phone is confirmed', async () => {
  const browser = await begin();
  const link = await readLink(browser);
  // The preview of a link only opens it.
  expect((await send(link)).status).toBe(200);
  const other = openBrowser();
  const taken = await take(other, link);
  expect([taken.status, taken.headers.get('location')]).toEqual([303, flow]);
  const second = openBrowser();
  expect((await take(second, link)).status).toBeGreaterThanOrEqual(400);
  expect(second.cookies.has('draft-homeInternet')).toBe(false);
  for (const path of [flow, `${flow}/contact`, `${flow}/confirm`, `${flow}/address?handOff=1`]) {
    const answer = await other.get(path);
    const html = await answer.text();
    expect.soft(html, path).not.toMatch(/Болдбаатар|Нууц гудамж|99112233/);
  }
  expect(await (await other.get(flow)).text()).toContain('••33');
  // By the code, or by the app.
  const { sid } = await signInAs(phone, `sid=${other.cookies.get('sid')}`);
  other.cookies.set('sid', sid);
  expect(await (await other.get(`${flow}/contact`)).text()).toContain('Болдбаатар');
  // The first device goes on with it too.
  expect(await (await browser.get(`${flow}/contact`)).text()).toContain('Болдбаатар');
});

test('a number of another operator confirms a draft by a code that says what it is for', async () => {
  const isdn = `88${newNumber().slice(2)}`;
  const browser = await begin(isdn);
  const other = openBrowser();
  await take(other, await readLink(browser));
  const opened = await (await other.get(flow)).text();
  expect(opened).not.toMatch(new RegExp(`Болдбаатар|Нууц гудамж|${isdn}`));
  const asked = await other.sendForm(`${flow}/address`, '', { step: 'again' });
  expect([asked.status, asked.headers.get('location')]).toEqual([303, flow]);
  const code = await readCode(origin, isdn);
  await other.sendForm(`${flow}/address`, '', { step: 'code', code: toWrong(code) });
  const refused = await (await other.get(flow)).text();
  expect(refused).not.toMatch(new RegExp(`Болдбаатар|Нууц гудамж|${isdn}`));
  // The step's own form saves nothing before.
  const early = await other.sendForm(`${flow}/address`, '', address);
  expect(early.status).toBe(422);
  const right = await other.sendForm(`${flow}/address`, '', { step: 'code', code });
  expect([right.status, right.headers.get('location')]).toEqual([303, flow]);
  expect(await (await other.get(`${flow}/contact`)).text()).toContain('Болдбаатар');
});

test('whoever signs in with another number on the other device sees nothing', async () => {
  const browser = await begin();
  const other = openBrowser();
  await take(other, await readLink(browser));
  const { sid } = await signInAs('95112233', `sid=${other.cookies.get('sid')}`);
  other.cookies.set('sid', sid);
  const html = await (await other.get(flow)).text();
  expect(html).not.toMatch(/Болдбаатар|Нууц гудамж/);
});

test('a locked device can begin anew', async () => {
  const browser = await begin();
  const other = openBrowser();
  await take(other, await readLink(browser));
  const left = await other.sendForm('/leave-draft', '', { kind: 'homeInternet', path: flow });
  expect([left.status, left.headers.get('location')]).toEqual([303, flow]);
  expect(other.cookies.has('draft-homeInternet')).toBe(false);
});

test.each(['', '?link=', '?link=s1.k1.AAAA.BBBB', '?link=%F0%9F%98%80'])(
  'the page of a link explains itself when it is asked for as /continue%s',
  async (query) => {
    expect((await send(`/continue${query}`)).status).toBe(200);
  },
);

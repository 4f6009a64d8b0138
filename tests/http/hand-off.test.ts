import { expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { openBrowser } from './flow-visit.ts';
import { begin, type Browser, flow, readLink, take } from './handed-draft.ts';
import { readShown, toAgreed } from './home-internet-visit.ts';
import { origin, queryDatabase } from './site.ts';
import { newNumber, readCode } from './tan-visitor.ts';

const [mn, en] = [translator('mn'), translator('en')];

/** What a device has, and which rows there are. */
const countPeople = () =>
  queryDatabase('SELECT (SELECT count(*) FROM session) AS s, (SELECT count(*) FROM visitor) AS v');
const toLink = (link: string) => new URLSearchParams(link.split('?')[1]).get('link') ?? '';

test('a link that is worth nothing leaves no visitor, and a newer one ends it', async () => {
  const browser = await begin();
  const older = await readLink(browser);
  const newer = await readLink(browser);
  const before = await countPeople();
  const refused = await openBrowser().fill('/continue', { link: toLink(older) });
  expect([refused.status, refused.headers.getSetCookie().join()]).toEqual([
    422,
    expect.not.stringContaining('sid='),
  ]);
  expect(await countPeople()).toEqual(before);
  const other = openBrowser();
  expect((await take(other, newer)).status).toBe(303);
  expect(other.cookies.has('sid')).toBe(true);
});

test('the page that showed a link says that it was opened, or has ended, and offers a new one', async () => {
  const browser = await begin();
  const path = `${flow}/confirm?handOff=1`;
  const read = async () => (await browser.get(path)).text();
  await take(openBrowser(), await readLink(browser));
  const taken = await read();
  expect(taken).toContain(mn('flow.handOff.taken'));
  expect(taken).not.toMatch(/<svg[^>]+role="img"/);
  expect(taken).toContain(mn('flow.handOff.again'));
  await readLink(browser);
  await queryDatabase('UPDATE draft SET link_until = 1 WHERE link_until > 1');
  expect(await read()).toContain(mn('flow.handOff.over'));
  expect(await (await browser.get(`${flow}/confirm?handOff=1`)).text()).not.toContain('/continue?');
});

test('a link opens in the language of the page that showed it, whatever the other device has spoken', async () => {
  const browser = await begin();
  browser.cookies.set('lang', 'en');
  const link = await readLink(browser);
  const other = openBrowser();
  other.cookies.set('lang', 'mn');
  const html = await (await other.get(link)).text();
  expect(html).toContain('<html lang="en"');
  expect(html).toContain(en('flow.handOff.title'));
  await take(other, link);
  expect(await (await other.get(flow)).text()).toContain(en('flow.locked.title'));
});

test('the session of a device is another one after the code was accepted there', async () => {
  const isdn = `88${newNumber().slice(2)}`;
  const browser = await begin(isdn);
  const other = openBrowser();
  await take(other, await readLink(browser));
  await other.sendForm(`${flow}/address`, '', { step: 'again' });
  const planted = other.cookies.get('sid') ?? '';
  const code = await readCode(origin, isdn);
  await other.sendForm(`${flow}/address`, '', { step: 'code', code });
  expect(other.cookies.get('sid')).not.toBe(planted);
  expect(await (await other.get(`${flow}/contact`)).text()).toContain('Болдбаатар');
  const thief = openBrowser();
  thief.cookies.set('sid', planted);
  const draft = other.cookies.get('draft-homeInternet') ?? '';
  thief.cookies.set('draft-homeInternet', draft);
  expect(await (await thief.get(flow)).text()).not.toContain('Болдбаатар');
});

/** Sends the last step of a device. */
async function order(browser: Browser): Promise<string> {
  const path = `${flow}/confirm`;
  const html = await (await browser.get(path)).text();
  const shown = readShown(html);
  const sent = await browser.sendForm(path, html, { ...shown.hidden, ...toAgreed(shown) });
  expect(sent.status).toBe(303);
  return sent.headers.get('location') ?? '';
}

test('a device whose request was sent from another one is told so, and led to the result if it may see it', async () => {
  const isdn = `88${newNumber().slice(2)}`;
  const browser = await begin(isdn);
  const stale = await (await browser.get(`${flow}/confirm`)).text();
  const [other, locked] = [openBrowser(), openBrowser()];
  await take(locked, await readLink(browser));
  await take(other, await readLink(browser));
  await other.sendForm(`${flow}/address`, '', { step: 'again' });
  const code = await readCode(origin, isdn);
  await other.sendForm(`${flow}/address`, '', { step: 'code', code });
  const result = await order(other);
  const late = await browser.sendForm(`${flow}/confirm`, stale, toAgreed(readShown(stale)));
  expect([late.status, late.headers.get('location')]).toEqual([303, flow]);
  const [words = ''] = mn('flow.sent.elsewhere', { time: '|' }).split('|').slice(1);
  const told = await (await browser.get(flow)).text();
  expect(told).toContain(mn('flow.sent.title'));
  expect(told).toContain(words);
  expect(told).toContain(`href="${result}"`);
  const toldLocked = await (await locked.get(flow)).text();
  expect(toldLocked).toContain(mn('flow.sent.resultThere'));
  expect(toldLocked).not.toContain(result);
  // Nothing personal, and a way to begin anew.
  for (const html of [told, toldLocked]) expect(html).not.toMatch(/Болдбаатар|Нууц гудамж/);
  await browser.sendForm('/leave-draft', '', { kind: 'homeInternet', path: flow, sent: '1' });
  expect(await (await browser.get(flow)).text()).not.toContain(mn('flow.sent.title'));
});

test('at a kiosk it is told that a phone has sent what was begun there, and no more', async () => {
  const isdn = `88${newNumber().slice(2)}`;
  const browser = await begin(isdn);
  browser.cookies.set('mode', 'kiosk');
  await browser.sendForm(`${flow}/confirm`, '', { handOff: '1' });
  browser.cookies.delete('mode');
  const html = await (await browser.get(`${flow}/confirm?handOff=1`)).text();
  const link = /\/continue\?lang=[^"]+/.exec(html)?.[0].replaceAll('&amp;', '&') ?? '';
  const other = openBrowser();
  await take(other, link);
  await other.sendForm(`${flow}/address`, '', { step: 'again' });
  await other.sendForm(`${flow}/address`, '', { step: 'code', code: await readCode(origin, isdn) });
  const result = await order(other);
  browser.cookies.set('mode', 'kiosk');
  const told = await (await browser.get(flow)).text();
  expect(told).toContain(mn('flow.sent.resultThere'));
  expect(told).not.toContain(result);
});

test('a form of a draft that is gone is told so and not led away in silence', async () => {
  const browser = await begin();
  const stale = await (await browser.get(`${flow}/confirm`)).text();
  browser.cookies.delete('draft-homeInternet');
  const late = await browser.sendForm(`${flow}/confirm`, stale, toAgreed(readShown(stale)));
  expect(late.headers.get('location')).toBe(`${flow}/address`);
  expect(await (await browser.get(`${flow}/address`)).text()).toContain(mn('flow.gone'));
});

test('at a kiosk the button of Dan shows the link to the own phone, and leads nowhere else', async () => {
  const browser = openBrowser();
  browser.cookies.set('mode', 'kiosk');
  const numbered = { isdn: '99110011', registerNumber: 'УК91031458' };
  await browser.fill('/simRecovery/number', numbered);
  const answer = await browser.fill('/simRecovery/dan', {});
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/simRecovery/dan?handOff=1#handOff',
  ]);
  const shown = await (await browser.get('/simRecovery/dan?handOff=1')).text();
  expect(shown).toMatch(/<svg[^>]+role="img"/);
});

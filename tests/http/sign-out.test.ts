import { expect, test } from 'vitest';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { addSession } from './add-session.ts';
import { origin, queryDatabase, send } from './site.ts';
import { newNumber, Visitor } from './tan-visitor.ts';

test('the account page shows the number to its owner only and is never cached', async () => {
  const visitor = new Visitor(origin);
  const isdn = await visitor.signIn();
  const answer = await visitor.ask('/account');
  const html = await answer.text();
  expect(html).toContain(groupPhoneNumber(isdn));
  expect(html).not.toContain(isdn);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(html).toContain('<meta name="robots" content="noindex"');
  const other = new Visitor(origin);
  await other.signIn(`99${isdn.slice(2, 6)}${isdn.endsWith('00') ? '11' : '00'}`);
  for (const path of [`/account?isdn=${isdn}`, `/RSC/R/account.txt?query=isdn%3D${isdn}`]) {
    const seen = await (
      await other.ask(path, { headers: { 'x-isdn': isdn, 'x-waku-action-location': '/account' } })
    ).text();
    expect.soft(seen, path).not.toContain(groupPhoneNumber(isdn));
  }
});

test('the account shows the way in, its pages lead there, and both expire the account cookie when nobody is signed in', async () => {
  for (const cookies of [{}, { account: '1' }, { account: '1', sid: 'A'.repeat(43) }]) {
    const visitor = new Visitor(origin, cookies);
    const answer = await visitor.ask('/account');
    expect(await answer.text()).toContain('action="/sign-in?next=%2Faccount"');
    expect(visitor.cookies.has('account')).toBe(false);
    const led = await visitor.ask('/account/devices');
    expect([led.status, led.headers.get('location')]).toEqual([
      303,
      '/sign-in?next=%2Faccount%2Fdevices',
    ]);
  }
});

test('the payload of an account without anybody holds nothing but the way in', async () => {
  const answer = await send('/RSC/R/account.txt');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('/sign-in?next=%2Faccount');
});

test('signing out ends the session at once, for this browser and for a copy of its cookie', async () => {
  const visitor = new Visitor(origin);
  await visitor.signIn();
  const copy = new Visitor(origin, Object.fromEntries(visitor.cookies));
  expect((await copy.ask('/account/devices')).status).toBe(200);
  const answer = await visitor.post('/sign-out', { scope: 'here' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  expect(answer.headers.get('clear-site-data')).toBeNull();
  // What lets the owner of a number have a code here, whatever strangers ask for, gives no other right.
  expect([...visitor.cookies.keys()]).toEqual(['known', 'toast']);
  expect((await copy.ask('/account/devices')).status).toBe(303);
});

test('signing out everywhere ends the sessions of this number, and of no other', async () => {
  const isdn = newNumber();
  const visitor = new Visitor(origin);
  await visitor.signIn(isdn);
  await addSession(queryDatabase, isdn);
  const other = new Visitor(origin);
  await other.signIn(`99${isdn.slice(2, 6)}${isdn.endsWith('00') ? '11' : '00'}`);
  await visitor.post('/sign-out', { scope: 'everywhere' });
  expect(await queryDatabase(`SELECT id FROM session WHERE isdn = '${isdn}'`)).toEqual([]);
  expect((await other.ask('/account/devices')).status).toBe(200);
});

test('the shell says that somebody is signed in, not who', async () => {
  const visitor = new Visitor(origin);
  const isdn = await visitor.signIn();
  const html = await (await visitor.ask('/about')).text();
  expect(html).toMatch(/<html[^>]*data-account=""/);
  expect(html).not.toContain(isdn.slice(0, 4));
  expect(await (await send('/about')).text()).not.toMatch(/<html[^>]*data-account/);
});

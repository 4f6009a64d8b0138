import { expect, test } from 'vitest';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { translator } from '#i18n/translator.ts';
import { enter, read, words } from './account-visitor.ts';
import { toSessionId } from './consent-page.ts';
import { listElements, readLinks } from './page-html.ts';
import { PayVisitor } from './pay-visitor.ts';
import { toPayloadPath } from './routes.ts';
import { origin, send } from './site.ts';
import { Visitor } from './tan-visitor.ts';

const mn = translator('mn');
const pages = ['bills', 'bill/2026-10', 'devices', 'email', 'payments', 'puk'].map(
  (name) => `/account/${name}`,
);

test('a guest is shown both ways in, and is led to sign in before any other page', async () => {
  const guest = new Visitor(origin, { complete: '1' });
  const html = await read(guest, '/account');
  expect(html).toContain('action="/sign-in?next=%2Faccount"');
  expect(html).toContain('action="/order"');
  for (const path of pages) {
    const answer = await guest.ask(path);
    const next = `/sign-in?next=${encodeURIComponent(path)}`;
    expect.soft([answer.status, answer.headers.get('location')]).toEqual([303, next]);
    const payload = await (await send(toPayloadPath(path))).text();
    expect.soft(payload, path).toContain(next);
  }
});

test('a customer sees what is due, what is left and every page, none of which may be stored', async () => {
  const { visitor } = await enter('99112231');
  const html = await read(visitor, '/account');
  const text = words(html);
  expect(text).toContain(groupPhoneNumber('99112231'));
  const quick = listElements(html).find(
    ({ properties }) => properties['ariaLabel'] === mn('account.quick'),
  );
  // What is paid for by a bill needs no units.
  expect(quick && readLinks(quick).map(([, href]) => href)).toEqual([
    '/pay/bill',
    '/pay/data',
    '/packageshift',
    '/roaming',
  ]);
  expect(text).toContain(mn('pay.bill.own'));
  expect(text).toContain(mn('account.left.DATA'));
  expect(text).toContain(mn('account.contractEnds'));
  for (const path of pages.filter((one) => !one.startsWith('/account/bill/'))) {
    await read(visitor, path);
  }
  const bills = await read(visitor, '/account/bills');
  const hrefs = [...bills.matchAll(/href="(\/account\/bill\/\d{4}-\d\d)"/g)].map(([, at]) => at);
  expect(hrefs).toHaveLength(12);
  const bill = words(await read(visitor, hrefs[0] ?? ''));
  expect(bill).toContain(mn('account.bill.lines'));
  for (const month of ['2019-01', '2026-13', 'x']) {
    expect.soft((await visitor.ask(`/account/bill/${month}`)).status, month).toBe(404);
  }
});

test('a number that is kept for a customer is shown with its time, and to nobody else', async () => {
  const { visitor } = await enter();
  const { visitor: other } = await enter();
  const picker = await (await visitor.ask('/new-number')).text();
  const button = listElements(picker).find(
    ({ tagName, properties }) => tagName === 'button' && properties['name'] === 'isdn',
  );
  const isdn = String(button?.properties['value']);
  expect(isdn).toMatch(/^\d{8}$/);
  await visitor.post('/newnumberv2/number', { op: 'operation-of-account', isdn });
  const shown = words(await read(visitor, '/account'));
  expect(shown).toContain(groupPhoneNumber(isdn));
  expect(shown).toMatch(/20\d\d\.\d\d\.\d\d,? \d\d:\d\d хүртэл танд хадгалагдана/);
  expect(words(await read(other, '/account'))).not.toContain(groupPhoneNumber(isdn));
});

test('a number without a contract has its units in place of a bill', async () => {
  const { visitor } = await enter('94330034');
  const text = words(await read(visitor, '/account'));
  expect(text).toContain(mn('account.balance'));
  expect(text).not.toContain(mn('pay.bill.own'));
  expect(words(await read(visitor, '/account/bills'))).toContain(mn('account.bills.none'));
});

test.each([
  ['has no such call', '99000820', false],
  ['fails', '99000822', true],
  ['is slow', '99000821', true],
] as const)(
  'where the service %s, the page shows what the site itself knows, and no empty boxes',
  async (_, isdn, fails) => {
    const { visitor } = await enter(isdn);
    const text = words(await read(visitor, '/account'));
    expect(text.includes(mn('account.failed'))).toBe(fails);
    for (const lacking of [
      'account.contractEnds',
      'account.balance',
      'account.left.title',
    ] as const)
      expect.soft(text).not.toContain(mn(lacking));
    for (const known of ['order.title', 'account.payments.title', 'identity.signOut'] as const)
      expect.soft(text).toContain(mn(known));
    const bills = words(await read(visitor, '/account/bills'));
    const said = fails ? mn('account.bills.failed') : mn('account.bills.unknown', { phone: 2222 });
    expect(bills).toContain(said);
    // The page of a bill that cannot be read has a heading all the same.
    const bill = await (await visitor.ask('/account/bill/2026-10')).text();
    expect(bill).toMatch(/<h1[\s>]/);
  },
);

test('a service that says little leaves no gap', async () => {
  const { visitor } = await enter('99000823');
  const html = await read(visitor, '/account');
  const text = words(html);
  expect(text).toContain('Тэнгэр 29');
  expect(text).not.toMatch(/undefined|NaN|null|\[object/);
  expect(html).not.toContain(`${mn('account.email.change')}</a>`);
});

test('devices are listed with this one first, and each other one can be signed out', async () => {
  const { visitor, isdn } = await enter();
  const { visitor: second } = await enter(isdn);
  const { visitor: third } = await enter(isdn);
  const { visitor: stranger } = await enter();
  const html = await read(visitor, '/account/devices');
  expect(words(html).split(mn('account.devices.this'))).toHaveLength(2);
  const ids = [...html.matchAll(/name="device" value="([0-9a-f]{16})"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(2);
  const idOf = (one: Visitor) => toSessionId(one.cookies.get('sid') ?? '').slice(0, 16);
  expect(ids).toEqual(expect.arrayContaining([idOf(second), idOf(third)]));
  await visitor.post('/account/devices', { device: idOf(second) });
  await visitor.post('/account/devices', { device: idOf(stranger) });
  await visitor.post('/account/devices', { device: idOf(visitor) });
  const statusOf = async (one: Visitor) => (await one.ask('/account/devices')).status;
  expect(await statusOf(second)).toBe(303);
  expect(await statusOf(third)).toBe(200);
  await visitor.post('/account/devices', { device: '' });
  expect(await statusOf(third)).toBe(303);
  expect(await statusOf(stranger)).toBe(200);
  expect(words(await read(visitor, '/account/devices'))).toContain(mn('account.devices.alone'));
});

test('what was begun on one device goes on at another of the same number, and at no other', async () => {
  const { visitor, isdn } = await enter();
  await visitor.post('/pay/units/number', {
    revision: '0',
    op: crypto.randomUUID(),
    to: 'other',
    number: '94112233',
    amount: '5000',
  });
  expect(await read(visitor, '/account')).toContain('href="/pay/units"');
  expect(words(await read(visitor, '/account'))).toContain(mn('account.goOn.title'));
  const { visitor: second } = await enter(isdn);
  const { visitor: stranger } = await enter();
  const [, draft = ''] = /name="draft" value="([0-9a-f]{64})"/.exec(
    await read(second, '/account'),
  ) ?? [''];
  expect(draft).not.toBe('');
  expect(await read(stranger, '/account')).not.toContain(draft);
  const taken = await stranger.post('/account', { draft });
  expect(taken.headers.get('location')).toBe('/account');
  expect([...stranger.cookies.keys()]).not.toContain('draft-units');
  const led = await second.post('/account', { draft });
  expect(led.headers.get('location')).toBe('/pay/units');
  expect(words(await read(second, '/pay/units'))).toContain(groupPhoneNumber('94112233'));
});

test('saved numbers stand below what was paid for, and one that is removed is gone', async () => {
  const { visitor } = await enter();
  const seen = async () => words(await read(visitor, '/account/payments'));
  expect(await seen()).toContain(mn('account.payments.none'));
  const payer = new PayVisitor();
  payer.cookies.set('sid', visitor.cookies.get('sid') ?? '');
  const units = { to: 'other', number: '94110088', amount: '1000' };
  await payer.step('/pay/units/number', units);
  await payer.payIn(await payer.step('/pay/units/pay', payer.receipt));
  expect(await seen()).toContain(groupPhoneNumber('94110088'));
  const page = '/account/payments';
  const [, recipient = ''] =
    /name="recipient" value="([0-9a-f-]{36})"/.exec(await read(visitor, page)) ?? [];
  const remove = (one: string) => visitor.post('/pay/recipients', { recipient: one, page });
  expect((await remove(crypto.randomUUID())).headers.get('location')).toBe(page);
  const removeIt = mn('pay.saved.removeOf', { number: groupPhoneNumber('94110088') });
  expect(await read(visitor, page)).toContain(removeIt);
  expect((await remove(recipient)).headers.get('location')).toBe(page);
  expect(await read(visitor, page)).not.toContain(removeIt);
}, 60_000);

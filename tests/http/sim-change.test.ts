import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { hashWithKey } from '#lib/hash.ts';
import { addSession } from './add-session.ts';
import { numberItem, touristItem } from '../support/sim-items.ts';
import { digitalLine, readFaults, readWords, toAgreed } from './checkout-visitor.ts';
import { PayVisitor } from './pay-visitor.ts';
import { newProfile, plantPurchase, plantRecovery, plantSim } from './plant-sims.ts';
import { queryDatabase } from './site.ts';
import { testPepper } from './start-site.ts';
import { newNumber } from './tan-visitor.ts';

const t = translator('en');

/** Somebody who is signed in with a number in a browser of their own. */
async function enter(isdn: string): Promise<PayVisitor & { id: string }> {
  const { id, token } = await addSession(queryDatabase, isdn);
  const visitor = new PayVisitor();
  visitor.cookies.set('sid', token);
  visitor.cookies.set('complete', '1');
  return Object.assign(visitor, { id });
}

/** As if a new SIM of the number had begun to work just now. */
async function changeSim(isdn: string): Promise<void> {
  const hash = await hashWithKey(testPepper, `sim-change ${isdn}`);
  await queryDatabase(`INSERT INTO sim_change VALUES ('${hash}', ${Date.now() - 60_000})`);
}

/** As Dan would have left it. */
async function confirm(visitor: { id: string }, isdn: string, purpose: string): Promise<void> {
  const now = Date.now();
  await queryDatabase(
    `INSERT INTO identity_proof (id, visitor_id, purpose, kind, subject, isdn, register_hmac, verified_at, expires_at)
     VALUES ('${randomUUID()}', '${visitor.id}', '${purpose}', 'dan', 'owner', '${isdn}', 'h', ${now}, ${now + 900_000})`,
  );
}

/** How a page or a form refuses, in words. */
const faultsOf = async (answer: Response) =>
  `${answer.status} ${answer.headers.get('location') ?? readFaults(await answer.text())}`;
const guarded = /^422 The SIM of this number was changed a short while ago\./;

async function buyCard(owner: PayVisitor): Promise<string> {
  await owner.order(digitalLine);
  await owner.fill('contact', { phone: '88001234', email: '' });
  await owner.fill('receipt', { receipt: 'INDIVIDUAL' });
  await owner.payIn((await owner.pay()).headers.get('location') ?? '');
  const [order] = await queryDatabase(
    `SELECT id, code FROM shop_order WHERE isdn IS NOT NULL ORDER BY created_at DESC LIMIT 1`,
  );
  const codes = `SELECT code FROM digital_code WHERE order_id = '${String(order?.['id'])}'`;
  await expect.poll(() => queryDatabase(codes), { timeout: 15_000 }).toHaveLength(1);
  return `/order/${String(order?.['code'])}`;
}

test('whoever has come by a new SIM sees no codes of an order before Dan, and is back at it after', async () => {
  const isdn = newNumber();
  const owner = await enter(isdn);
  const path = await buyCard(owner);
  await changeSim(isdn);
  const thief = await enter(isdn);
  const page = await thief.see(path);
  const start = `/dan/redirect?for=giftCodes&back=${encodeURIComponent(path)}`;
  expect(page).toContain(`href="${start.replace('&', '&amp;')}"`);
  expect(page).not.toContain('value="show"');
  expect(await faultsOf(await thief.post(path, { intent: 'show' }))).toMatch(guarded);
  // Nor while its owner has them in view, nor by the address that code and phone open.
  expect((await owner.post(path, { intent: 'show' })).status).toBe(303);
  const [code = ''] = /\d{4}(?:-\d{4}){3}/.exec(await owner.see(path)) ?? [];
  expect(code).not.toBe('');
  expect(await thief.see(path)).not.toContain(code);
  const found = await thief.post('/order', { code: path.slice(-8), phone: '88001234' });
  const signed = found.headers.get('location') ?? '';
  expect(signed).toContain('?key=');
  const stranger = new PayVisitor();
  expect(await stranger.see(signed)).not.toContain(code);
  expect(await faultsOf(await stranger.post(signed, { intent: 'show' }))).toMatch(guarded);

  expect(await thief.see(start)).toContain(`name="back" value="${path}"`);
  await thief.post('/dan/start', { for: 'giftCodes', back: path });
  await thief.post('/dan/start', { for: 'giftCodes', back: 'https://elsewhere.example/' });
  expect(
    await queryDatabase(
      `SELECT continues_at AS at FROM dan_attempt WHERE visitor_id = '${thief.id}' ORDER BY at`,
    ),
  ).toEqual([{ at: null }, { at: path }]);
  await queryDatabase(
    `UPDATE dan_attempt SET used_at = 1, outcome = 'verified' WHERE continues_at = '${path}'`,
  );
  await confirm(thief, isdn, 'giftCodes');
  expect(await thief.see('/afterDan?for=giftCodes')).toContain(`href="${path}"`);
  expect(await thief.see(start)).toContain(`href="${path}"`);
  expect((await thief.post(path, { intent: 'show' })).headers.get('location')).toBe(
    `${path}#codes`,
  );
}, 60_000);

test('the codes of Wi-Fi cards wait for Dan too, wherever their address is opened', async () => {
  const isdn = newNumber();
  const owner = await enter(isdn);
  await owner.step('/pay/wifi/card', { cardId: 'wifi-3h', quantity: '1', phone: '' });
  const payment = await owner.payIn(await owner.step('/pay/wifi/pay', owner.receipt));
  const { href } = await owner.seeResult(payment);
  await changeSim(isdn);
  for (const one of [await enter(isdn), new PayVisitor()]) {
    const page = await one.see(href);
    expect(readWords(page)).toContain(t('simChange.dan'));
    expect(page).toContain('back=%2Faccount%2Fpayments');
    expect(await faultsOf(await one.post(href, { intent: 'show' }))).toMatch(guarded);
  }
  expect((await owner.post(href, { intent: 'show' })).status).toBe(303);
}, 60_000);

test('what an eSIM is installed with waits for Dan, except in the browser that has asked for it', async () => {
  const isdn = newNumber();
  const owner = await enter(isdn);
  const of = { at: Date.now() - 3_600_000, isdn, visitorId: owner.id };
  const site = { query: queryDatabase };
  const status = 'DONE';
  const planted = [];
  for (const [item, code] of [
    [numberItem('85997540'), 'NUMBER29'],
    [touristItem('TK7654321', { sim: 'ESIM' }), 'T0URESIM'],
  ] as const) {
    const bought = await plantPurchase(site, { ...of, item, code, status });
    const profile = newProfile();
    await plantSim(site, { id: bought.id, status: 'COMPLETED', at: of.at }, profile);
    planted.push({ path: bought.path, profile, back: '/account/payments' });
  }
  const profile = newProfile();
  const lost = { ...of, code: 'RECOVER8', way: 'ESIM', state: 'ACTIVE', profile } as const;
  planted.push({ path: (await plantRecovery(site, lost)).path, profile, back: '/account' });
  const other = await enter(isdn);
  for (const one of planted) {
    expect(await other.see(one.path)).toContain(one.profile.matchingId);
  }
  await changeSim(isdn);
  const thief = await enter(isdn);
  for (const one of planted) {
    const page = await thief.see(one.path);
    expect.soft(page, one.path).not.toContain(one.profile.matchingId);
    expect.soft(page, one.path).toContain(`back=${encodeURIComponent(one.back)}`);
    expect.soft(await owner.see(one.path), one.path).toContain(one.profile.matchingId);
  }
  await confirm(thief, isdn, 'giftCodes');
  for (const one of planted) {
    expect.soft(await thief.see(one.path), one.path).toContain(one.profile.matchingId);
  }
});

test('gift cards are not ordered before Dan, and things are', async () => {
  const isdn = newNumber();
  await changeSim(isdn);
  const thief = await enter(isdn);
  await thief.order(digitalLine);
  await thief.fill('contact', { phone: '88001234', email: '' });
  await thief.fill('receipt', { receipt: 'INDIVIDUAL' });
  const count = async () =>
    (await queryDatabase(`SELECT id FROM shop_order WHERE isdn = '${isdn}'`)).length;
  // Its form is not shown, so it is made up.
  const made = { op: thief.newId(), provider: 'qpay' };
  const answer = await thief.send('pay', {
    ...toAgreed(await thief.see('/checkout/pay')),
    ...made,
  });
  expect(answer.headers.get('location')).toBe('/dan/redirect?for=giftCodes');
  expect(await count()).toBe(0);
  await confirm(thief, isdn, 'giftCodes');
  expect((await thief.pay()).headers.get('location')).toMatch(/^\/paymentSuccess\?id=/);
  expect(await count()).toBe(1);
  const other = await enter(isdn);
  await other.toPay();
  expect((await other.pay()).headers.get('location')).toMatch(/^\/paymentSuccess\?id=/);
}, 60_000);

test('the registered address is not changed before Dan, by whatever form of its page', async () => {
  const isdn = newNumber();
  const customer = await enter(isdn);
  await changeSim(isdn);
  const forms = [{ step: 'address', email: 'a@example.mn' }, { step: 'again' }, { step: 'save' }];
  for (const fields of forms) {
    expect(await faultsOf(await customer.post('/account/email', fields))).toMatch(guarded);
  }
  expect(await customer.see('/account/email')).toContain('href="/dan/redirect?for=emailChange"');
  // What was confirmed for another purpose does not count here.
  await confirm(customer, isdn, 'giftCodes');
  expect(await faultsOf(await customer.post('/account/email', forms[1] ?? {}))).toMatch(guarded);
  await confirm(customer, isdn, 'emailChange');
  const answer = await customer.post('/account/email', forms[1] ?? {});
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/account/email']);
});

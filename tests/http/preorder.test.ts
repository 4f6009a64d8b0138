import { afterAll, beforeAll, expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { readFaults, readWords } from './checkout-visitor.ts';
import { PayVisitor } from './pay-visitor.ts';
import { reserve as reserveAt, signedIn } from './preorder-visitor.ts';
import { type Site, startSite } from './start-site.ts';

const t = translator('en');
let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const visitor = () => {
  const one = new PayVisitor(site.origin);
  one.cookies.set('lang', 'en');
  return one;
};

test.each([
  ['po-1', 'preorder.who.open'],
  ['po-2', 'preorder.who.line'],
  ['po-3', 'preorder.over'],
  ['po-4', 'preorder.who.full'],
] as const)('%s says what can be done: %s', async (id, words) => {
  expect(readWords(await visitor().see(`/pre-order/${id}`))).toContain(t(words));
});

test('a pre-order that there is not is said so, with 404', async () => {
  const answer = await fetch(`${site.origin}/pre-order/none`, {
    headers: { cookie: 'lang=en; complete=1' },
  });
  expect(answer.status).toBe(404);
  expect(readWords(await answer.text())).toContain(t('preorder.gone'));
});

const reserve = {
  step: 'reserve',
  op: 'operation-of-a-test',
  total: '200000',
  receipt: 'INDIVIDUAL',
  provider: 'qpay',
  version: '1',
};

test.each([
  ['po-1', reserve, 'preorder.fault.who'],
  ['po-2', { step: 'line' }, 'preorder.fault.who'],
  ['po-1', { step: 'phone', phone: '12' }, 'field.phone'],
  ['po-1', { step: 'cancel', sure: 'yes' }, 'preorder.fault.late'],
] as const)('whoever has confirmed nothing is refused on %s with %o', async (id, fields, fault) => {
  const answer = await visitor().post(`/pre-order/${id}`, { ...fields });
  expect(answer.status).toBe(422);
  expect(readFaults(await answer.text())).toContain(t(fault));
});

test.each([
  ['po-2', 'preorder.fault.soon'],
  ['po-3', 'preorder.fault.over'],
  ['po-4', 'preorder.fault.full'],
] as const)('nobody gets a place of %s: %s', async (id, fault) => {
  const one = await signedIn(site, `9911000${id.slice(-1)}`);
  const answer = await one.post(`/pre-order/${id}`, { ...reserve, total: '300000' });
  expect(answer.status).toBe(422);
  expect(readFaults(await answer.text())).toContain(t(fault));
  expect(await site.query(`SELECT id FROM preorder_place WHERE preorder_id = '${id}'`)).toEqual([]);
});

test('a place costs nothing before the terms are accepted, and is paid for after', async () => {
  const one = await signedIn(site, '99110021');
  const path = '/pre-order/po-1';
  const [, version = ''] = /name="version" value="([^"]*)"/.exec(await one.see(path)) ?? [];
  const answer = await one.post(path, { ...reserve, version });
  expect(answer.status).toBe(422);
  expect(readFaults(await answer.text())).toContain(t('flow.fault.terms'));
  expect(await site.query('SELECT id FROM preorder_place')).toEqual([]);
  expect(await reserveAt(one, path)).toMatch(/^\/paymentSuccess\?id=/);
  expect(await site.query('SELECT state FROM preorder_place')).toEqual([{ state: 'RESERVED' }]);
});

test('the line before the opening, and the waiting list when all are taken, have a person once', async () => {
  const one = await signedIn(site, '99110011');
  for (const [id, step, words] of [
    ['po-2', 'line', 'preorder.line.in'],
    ['po-4', 'wait', 'preorder.waiting.in'],
  ] as const) {
    for (let press = 0; press < 2; press += 1) {
      expect((await one.post(`/pre-order/${id}`, { step })).status).toBe(303);
    }
    expect(readWords(await one.see(`/pre-order/${id}`))).toContain(t(words));
    expect(
      await site.query(`SELECT state FROM preorder_line WHERE preorder_id = '${id}'`),
    ).toHaveLength(1);
  }
});

test('a guest finds a pre-order by code and number, and sees its state without the number of who has it', async () => {
  const phone = '99110031';
  await reserveAt(await signedIn(site, phone), '/pre-order/po-1');
  const bought = `(SELECT purchase_id FROM preorder_place WHERE state = 'RESERVED' ORDER BY created_at DESC LIMIT 1)`;
  const [row] = await site.query(`SELECT code FROM purchase WHERE id = ${bought}`);
  const code = String(row?.['code']);
  const find = (by: string) => visitor().post('/order', { code, phone: by });
  // Not before it is paid.
  expect((await find(phone)).status).toBe(422);
  await site.query(`UPDATE purchase SET status = 'DONE', paid_at = 1 WHERE code = '${code}'`);
  await site.query(`UPDATE preorder_place SET state = 'CONFIRMED', confirmed_at = created_at
    WHERE purchase_id = (SELECT id FROM purchase WHERE code = '${code}')`);
  expect((await find('99110032')).status).toBe(422);
  const href = (await find(phone)).headers.get('location') ?? '';
  expect(href).toMatch(/^\/pay\/result\?id=/);
  const html = await visitor().see(href);
  expect(readWords(html)).toContain(t('preorder.state.CONFIRMED'));
  expect(html.replaceAll(/\s/g, '')).not.toContain(phone);
});

test('the home page leads to the pre-order that is open, once the list of products was read', async () => {
  await site.runScheduled();
  const html = await visitor().see('/');
  const [row] = await site.query(
    "SELECT value ->> 'path' AS path FROM listing, json_each(entries) WHERE value ->> 'path' LIKE '/pre-order/%' LIMIT 1",
  );
  expect(html).toContain(`href="${String(row?.['path'])}"`);
});

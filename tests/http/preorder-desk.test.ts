import { afterAll, beforeAll, expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { readFaults, readWords } from './checkout-visitor.ts';
import { PayVisitor } from './pay-visitor.ts';
import { reserve, signedIn } from './preorder-visitor.ts';
import { type Site, startSite } from './start-site.ts';

const secret = 'the secret of the staff, long enough for production';
const fulfilSecret = 'the secret of who hands over, long enough for production';
const viewSecret = 'the secret of who only looks, long enough for production';
const t = translator('en');
const path = '/pre-order/po-1';
const desk = '/staff/preorders';

let site: Site;
let [staff, fulfiller, viewer]: PayVisitor[] = [];
beforeAll(async () => {
  site = await startSite({
    STAFF_SECRET: secret,
    STAFF_FULFIL_SECRET: fulfilSecret,
    STAFF_VIEW_SECRET: viewSecret,
  });
  [staff, fulfiller, viewer] = await Promise.all([secret, fulfilSecret, viewSecret].map(signIn));
});
afterAll(() => site.stop());

async function signIn(given: string): Promise<PayVisitor> {
  const one = new PayVisitor(site.origin);
  one.cookies.set('lang', 'en');
  await one.post('/staff', { intent: 'sign-in', secret: given });
  return one;
}

const move = (by: PayVisitor | undefined, fields: Record<string, string>) => {
  if (!by) throw new Error('nobody is signed in');
  return by.post(desk, { who: 'Dorj', reason: 'It is here', ...fields });
};
const stateOf = async (id: string) =>
  (await site.query(`SELECT state FROM preorder_place WHERE id = '${id}'`))[0]?.['state'];
const logOf = (id: string) =>
  site.query(`SELECT act, who, reason FROM staff_log WHERE subject = '${id}' ORDER BY at`);
/** What was sent to a number that tells of this. */
const countSms = async (isdn: string, words: string) =>
  (
    await site.query(
      `SELECT text FROM sms WHERE isdn = '${isdn}' AND text LIKE '%${words}%'`,
      'OPERATOR_DB',
    )
  ).length;

/** Somebody with a place whose deposit is paid. */
async function confirmed(isdn: string): Promise<string> {
  const one = await signedIn(site, isdn);
  await one.payIn(await reserve(one, path), { query: (sql) => site.query(sql) });
  const [row] = await site.query(
    `SELECT id FROM preorder_place WHERE state IN ('RESERVED', 'CONFIRMED') ORDER BY created_at DESC LIMIT 1`,
  );
  const id = String(row?.['id']);
  await expect.poll(() => stateOf(id), { timeout: 20_000 }).toBe('CONFIRMED');
  return id;
}

test('a place is laid ready and handed over, once each, and its owner is told', async () => {
  const isdn = '99110201';
  const id = await confirmed(isdn);
  expect((await move(fulfiller, { id, to: 'COLLECTED' })).status).toBe(422);
  expect(await stateOf(id)).toBe('CONFIRMED');
  for (const [to, words] of [
    ['READY', 'is here. Collect it'],
    ['COLLECTED', 'was collected'],
  ] as const) {
    expect((await move(fulfiller, { id, to })).status).toBe(303);
    expect(await stateOf(id)).toBe(to);
    const again = await move(fulfiller, { id, to });
    expect(again.status).toBe(422);
    expect(readFaults(await again.text())).toContain(t('preorder.desk.gone'));
    await expect.poll(() => countSms(isdn, words), { timeout: 20_000 }).toBe(1);
  }
  expect(await logOf(id)).toEqual([
    { act: 'ready', who: 'Dorj', reason: 'It is here' },
    { act: 'collected', who: 'Dorj', reason: 'It is here' },
  ]);
  expect(await site.query('SELECT id FROM refund')).toEqual([]);
});

test('a place that is not collected gives its deposit back, by who may give money back', async () => {
  const isdn = '99110202';
  const id = await confirmed(isdn);
  const refused = async (by: PayVisitor | undefined, to: string) =>
    readFaults(await (await move(by, { id, to })).text());
  expect(await refused(viewer, 'READY')).toContain(t('staff.fault.role'));
  expect(await stateOf(id)).toBe('CONFIRMED');
  expect((await move(fulfiller, { id, to: 'READY' })).status).toBe(303);
  expect(await refused(fulfiller, 'EXPIRED')).toContain(t('staff.fault.role'));
  expect(await stateOf(id)).toBe('READY');
  expect(await refused(staff, 'EXPIRED')).toBe('');
  expect(await stateOf(id)).toBe('EXPIRED');
  await expect.poll(() => countSms(isdn, 'was not collected in time'), { timeout: 20_000 }).toBe(1);
  expect(await site.query('SELECT amount, reason FROM refund')).toEqual([
    { amount: 200_000, reason: 'canceled' },
  ]);
  expect((await logOf(id)).map(({ act }) => act)).toEqual(['ready', 'expired']);
});

test('behind 200 places of another product one is still seen, found and laid ready', async () => {
  await site.query(`DELETE FROM preorder_place`);
  await site.query(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 201)
    INSERT INTO preorder_place (id, preorder_id, product_id, person, purchase_id, state, created_at, updated_at)
    SELECT 'many-' || i, 'po-x', 'many', 'person-' || i, 'purchase-' || i, 'CONFIRMED', i, i FROM n`);
  await site.query(`INSERT INTO preorder_place (id, preorder_id, product_id, person, purchase_id, state, created_at, updated_at)
    VALUES ('one', 'po-y', 'single', 'p', 'purchase-y', 'CONFIRMED', 5000, 5000)`);
  const see = async (query: string) => (await staff?.see(`${desk}${query}`)) ?? '';
  const rowsOf = (html: string) => html.match(/id="place-[^"]+"/g)?.length ?? 0;
  const first = await see('');
  expect(rowsOf(first)).toBe(100);
  expect(readWords(first)).toContain('202');
  expect(await see('?page=3')).toContain('id="place-one"');
  const found = await see('?product=single&state=CONFIRMED');
  expect(rowsOf(found)).toBe(1);
  expect(found).toContain('id="place-one"');
  expect((await move(staff, { product: 'single', to: 'READY' })).status).toBe(303);
  expect(await stateOf('one')).toBe('READY');
  expect(rowsOf(await see('?product=single&state=CONFIRMED'))).toBe(0);
  const waiting = `SELECT id FROM preorder_place WHERE product_id = 'many' AND state = 'CONFIRMED'`;
  expect((await move(staff, { product: 'many', to: 'READY' })).status).toBe(303);
  expect(await site.query(waiting)).toHaveLength(1);
  expect((await move(staff, { product: 'many', to: 'READY' })).status).toBe(303);
  expect(await site.query(waiting)).toEqual([]);
});

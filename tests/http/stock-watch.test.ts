import { afterAll, beforeAll, expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { products } from '#operator/seed/shop/products.ts';
import { readFaults, readWords } from './checkout-visitor.ts';
import { PayVisitor } from './pay-visitor.ts';
import { signedIn } from './preorder-visitor.ts';
import { type Site, startSite } from './start-site.ts';
import { readCode } from './tan-visitor.ts';

const t = translator('en');
const [soldOut] = products.flatMap((product) =>
  product.type === 'PHYSICAL' && !product.preorder
    ? product.variants.flatMap(({ id, stock }) => (stock === 0 ? [{ product, variant: id }] : []))
    : [],
);
if (!soldOut) throw new Error('the seed has nothing that is sold out');
const { product, variant } = soldOut;
const query = `?variant=${encodeURIComponent(variant)}`;
const path = `/back-in-stock/${product.id}${query}`;

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

const setStock = (stock: number) => {
  const at = product.variants.findIndex(({ id }) => id === variant);
  return site.query(
    `UPDATE product SET detail = json_set(detail, '$.variants[${at}].stock', ${stock}) WHERE id = '${product.id}'`,
    'OPERATOR_DB',
  );
};

test('a guest asks on a sold-out product’s page without scripts, and is told once when it is back', async () => {
  const one = visitor();
  expect(await one.see(`/shop/${product.id}${query}`)).toContain(`href="${path}"`);
  expect(readWords(await one.see(path))).toContain(t('stockWatch.ask'));
  const phone = '94002261';
  const asked = await one.post(path, { step: 'contact', contact: '9400 2261' });
  expect([asked.status, asked.headers.get('location')]).toEqual([303, path]);
  const code = await readCode(site.origin, phone);
  expect((await one.post(path, { step: 'code', code })).status).toBe(303);
  const html = await one.see(path);
  expect(readWords(html)).toContain(t('stockWatch.waiting'));
  expect(html.replaceAll(/\s/g, '')).not.toContain(phone);
  await setStock(9);
  await site.runScheduled();
  await site.runScheduled();
  const told = await site.query(
    `SELECT text FROM sms WHERE isdn = '${phone}' AND idempotency_key LIKE 'stock.back%'`,
    'OPERATOR_DB',
  );
  expect(told).toHaveLength(1);
  expect(await site.query('SELECT id FROM stock_watch')).toEqual([]);
  await setStock(0);
});

test('the number that is signed in waits and stops waiting with one press each', async () => {
  const one = await signedIn(site, '99110041');
  const before = readWords(await one.see(path));
  expect(before).toContain(t('stockWatch.toNumber', { number: '••41' }));
  expect((await one.post(path, { step: 'own' })).status).toBe(303);
  expect(readWords(await one.see(path))).toContain(t('stockWatch.waiting'));
  expect((await one.post(path, { step: 'stop' })).status).toBe(303);
  expect(readWords(await one.see(path))).toContain(t('stockWatch.ask'));
});

test('what is wrong is said at the field, and what there is not is not found', async () => {
  const one = visitor();
  const answer = await one.post(path, { step: 'contact', contact: '12' });
  expect(answer.status).toBe(422);
  expect(readFaults(await answer.text())).toContain(t('stockWatch.fault.contact'));
  const gone = await fetch(`${site.origin}/back-in-stock/none`, {
    headers: { cookie: 'lang=en; complete=1' },
  });
  expect(gone.status).toBe(404);
  expect(readWords(await gone.text())).toContain(t('stockWatch.gone'));
});

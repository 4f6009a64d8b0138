import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatMnt } from '#domain/money.ts';
import { largeTopUp } from '#fraud/limits.ts';
import { translator } from '#i18n/translator.ts';
import { readFaults, readWords } from './checkout-visitor.ts';
import { PayVisitor } from './pay-visitor.ts';
import { type Site, startSite } from './start-site.ts';

const secret = 'the secret of the staff, long enough for production';
const viewSecret = 'the secret of those who only look, long enough too';
const texts = { mn: translator('mn'), en: translator('en') };
const t = texts.en;

let site: Site;
let staff: PayVisitor;
beforeAll(async () => {
  site = await startSite({
    STAFF_SECRET: secret,
    STAFF_VIEW_SECRET: viewSecret,
    SHARED_NETWORKS: '100.64.0.0/10',
  });
  staff = new PayVisitor(site.origin);
  await staff.post('/staff', { intent: 'sign-in', secret });
});
afterAll(() => site.stop());

const visitor = (lang: 'mn' | 'en' = 'en') => {
  const one = new PayVisitor(site.origin);
  one.cookies.set('lang', lang);
  return one;
};

/** A top-up so large that somebody looks at it, paid. */
async function payLarge(number: string, lang: 'mn' | 'en' = 'en') {
  const payer = visitor(lang);
  await payer.step('/pay/units/number', { number, amount: 'other', other: String(largeTopUp) });
  const href = await payer.step('/pay/units/pay', payer.receipt);
  const payment = await payer.payIn(href, { query: (sql) => site.query(sql) });
  const [, result = ''] = /href="(\/pay\/result\?id=[\w-]{43})"/.exec(payment) ?? [];
  const [row] = await site.query(`SELECT id, subject_id AS purchase FROM review
    WHERE state = 'OPEN' ORDER BY created_at DESC LIMIT 1`);
  return { payer, result, id: String(row?.['id']), purchase: String(row?.['purchase']) };
}
const statusOf = async (purchase: string) => {
  const [row] = await site.query(`SELECT status FROM purchase WHERE id = '${purchase}'`);
  return String(row?.['status']);
};
const act = { who: 'Bat', reason: 'Called the customer' };

test.each(['mn', 'en'] as const)(
  'who has paid is told that somebody looks at it, by when and whom to call, but not why, in %s',
  async (lang) => {
    const held = await payLarge(lang === 'mn' ? '94112281' : '94112282', lang);
    const words = readWords(await held.payer.see(held.result));
    expect(words).toContain(texts[lang]('pay.result.held'));
    expect(words).not.toContain(texts[lang]('review.why.large'));
    expect(await statusOf(held.purchase)).toBe('PAID');
  },
);

test('the desk says how long, what and why; released, it is done, and the page of the payer says so', async () => {
  const held = await payLarge('94112283');
  const desk = readWords(await staff.see(`/staff/review?review=${held.id}`));
  expect(desk).toContain(t('review.why.large'));
  expect(desk).toContain(formatMnt(largeTopUp));
  expect(desk).not.toContain('94112283');
  // Nobody else sees it, and who only looks decides nothing.
  expect(readWords(await visitor().see('/staff/review'))).not.toContain(t('review.why.large'));
  const viewer = visitor();
  await viewer.post('/staff', { intent: 'sign-in', secret: viewSecret });
  for (const one of [visitor(), viewer]) {
    const tried = await one.post('/staff/review', { id: held.id, to: 'RELEASED', ...act });
    expect(tried.status).toBe(422);
  }
  expect(await statusOf(held.purchase)).toBe('PAID');
  const released = await staff.post('/staff/review', { id: held.id, to: 'RELEASED', ...act });
  expect(released.headers.get('location')).toBe('/staff/review');
  await expect.poll(() => statusOf(held.purchase), { timeout: 15_000 }).toBe('DONE');
  expect(readWords(await held.payer.see(held.result))).toContain(t('pay.units.done'));
  const again = await staff.post('/staff/review', { id: held.id, to: 'REFUSED', ...act });
  expect([again.status, readFaults(await again.text())]).toEqual([
    422,
    expect.stringContaining(t('review.fault.gone')),
  ]);
});

test('refused, the money goes back, and the page of the payer says so', async () => {
  const held = await payLarge('94112284');
  await staff.post('/staff/review', { id: held.id, to: 'REFUSED', ...act });
  expect(await statusOf(held.purchase)).toBe('REFUSED');
  expect(readWords(await held.payer.see(held.result))).toContain(t('pay.result.refused'));
  const [refund] = await site.query(`SELECT count(*) AS n FROM refund r
    JOIN payment p ON p.id = r.payment_id WHERE p.subject_id = '${held.purchase}'`);
  expect(refund?.['n']).toBe(1);
});

test.each(['mn', 'en'] as const)(
  'who has guessed at orders reads what else to do, and nobody else is kept out, in %s',
  async (lang) => {
    const find = (one: PayVisitor) => one.post('/order', { code: 'ABCDEFGH', phone: '99112233' });
    const guesser = visitor(lang);
    for (let tries = 0; tries < 5; tries += 1) expect((await find(guesser)).status).toBe(422);
    const refused = await find(guesser);
    expect(refused.status).toBe(429);
    const words = readFaults(await refused.text());
    expect(words).toContain('2222');
    expect(words).not.toMatch(/\b5\b|цаг|hour/);
    expect((await find(visitor(lang))).status).toBe(422);
  },
);

test('in a network that many share, look-ups without cookies have an end; another address does not', async () => {
  const lookUp = (address: string) =>
    fetch(`${site.origin}/pay/bill/number`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: site.origin, cookie: 'lang=en', 'cf-connecting-ip': address },
      body: new URLSearchParams({ revision: '0', op: crypto.randomUUID(), number: '99112233' }),
    }).then(({ status }) => status);
  const statuses: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    const some = Array.from({ length: 25 }, () => lookUp('100.64.0.9'));
    statuses.push(...(await Promise.all(some)));
  }
  expect(statuses.filter((status) => status === 303)).toHaveLength(200);
  expect(statuses.filter((status) => status === 429)).toHaveLength(25);
  expect(await lookUp('100.64.0.10')).toBe(303);
}, 60_000);

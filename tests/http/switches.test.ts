import { afterAll, beforeAll, expect, test } from 'vitest';
import { toLocalInput } from '#domain/ulaanbaatar-time.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { translator } from '#i18n/translator.ts';
import { readWords } from './checkout-visitor.ts';
import { PayVisitor } from './pay-visitor.ts';
import { setSwitch } from './set-switch.ts';
import { type Site, startSite } from './start-site.ts';

const secret = 'the secret of the staff, long enough for production';
const texts = { mn: translator('mn'), en: translator('en') };
const words = { textMn: 'Төлбөрийн систем засвартай', textEn: 'Billing is being repaired' };
const untilAt = Math.floor(Date.now() / 60_000) * 60_000 + 2 * 60 * 60_000;
const until = toLocalInput(untilAt);

let site: Site;
let staff: PayVisitor;
beforeAll(async () => {
  // Other isolates, as the front's, hear of a change within half a minute; this one at once.
  site = await startSite({ STAFF_SECRET: secret }, { front: null });
  staff = new PayVisitor(site.origin);
  await staff.post('/staff', { intent: 'sign-in', secret });
});
afterAll(() => site.stop());

const set = setSwitch(() => staff);
const visitor = (lang: 'mn' | 'en' = 'en') => {
  const one = new PayVisitor(site.origin);
  one.cookies.set('lang', lang);
  return one;
};

test.each(['mn', 'en'] as const)(
  'a flow that is off says why and until when at its entrance and where it is linked from, and takes nothing, in %s',
  async (lang) => {
    const t = texts[lang];
    const why = lang === 'mn' ? words.textMn : words.textEn;
    const customer = visitor(lang);
    expect(await customer.find('99112233')).toBe('/pay/bill/pay');
    await set('flow /pay/bill', 'off', { ...words, until });

    const entrance = await visitor(lang).see('/pay/bill');
    expect(entrance).toContain(why);
    expect(readWords(entrance)).toContain(t('switch.closed'));
    expect(readWords(entrance)).toContain(until.slice(11));
    expect(entrance).toContain('href="/service-branches"');
    expect(entrance).not.toContain('name="number"');
    expect(readWords(await visitor(lang).see('/'))).toContain(t('switch.off'));
    const found = await visitor(lang).see(`/search?q=${lang === 'mn' ? 'төлбөр' : 'bill'}`);
    const suggested = await visitor(lang).see(
      `/api/suggest?q=${lang === 'mn' ? 'төлбөр' : 'bill'}`,
    );
    expect(found).toContain('href="/pay/bill"');
    expect(readWords(found)).toContain(t('switch.off'));
    expect(suggested).not.toContain('"/pay/bill"');

    // Whoever is in the middle of it keeps what was filled in, and is refused in words.
    expect(readWords(await customer.see('/pay/bill/pay'))).toContain(t('switch.kept'));
    const refused = await customer.sendStep('/pay/bill/number', {
      revision: '1',
      number: '9911 4455',
      op: newOperationId(),
    });
    expect(refused.status).toBe(503);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBe(3600);
    const html = await refused.text();
    expect(readWords(html)).toContain(why);
    expect(html).toContain('9911 4455');
    const pressed = await customer.post('/pay/bill/pay', { revision: '1', op: newOperationId() });
    expect(pressed.status).toBe(503);
    const own = await customer.post('/pay/bill', {
      op: newOperationId(),
      provider: 'qpay',
      total: '1000',
    });
    expect(own.status).toBe(503);
    const [purchases] = await site.query('SELECT count(*) AS n FROM purchase');
    expect(purchases?.['n']).toBe(0);

    await set('flow /pay/bill', 'on');
    expect(readWords(await customer.see('/pay/bill/pay'))).toContain(t('pay.bill.question.pay'));
    expect(readWords(await visitor(lang).see('/'))).not.toContain(t('switch.off'));
  },
);

test('other flows go on while one is off', async () => {
  await set('flow /pay/bill', 'off');
  expect(await visitor().see('/pay/units')).toContain('name="number"');
  expect(await visitor().see('/home-internet')).not.toContain(texts.en('switch.closed'));
  await set('flow /pay/bill', 'on');
});

test('a way to pay that is off is not offered, and says until when; what is under way there can be paid', async () => {
  const t = texts.en;
  const before = visitor();
  await before.step('/pay/units/number', { number: '94112277', amount: '3000' });
  const begun = await before.step('/pay/units/pay', before.receipt);
  expect(begun).toMatch(/^\/paymentSuccess/);
  const late = visitor();
  await late.step('/pay/units/number', { number: '94112278', amount: '3000' });
  const shown = await late.see('/pay/units/pay');
  await set('provider qpay', 'off', { ...words, until });

  const page = await late.see('/pay/units/pay');
  expect(page).not.toContain('value="qpay"');
  expect(page).toContain('value="golomt"');
  expect(readWords(page)).toContain(t('switch.providerOff', { name: t('payment.way.qpay') }));
  const refused = await late.sendStep('/pay/units/pay', late.receipt, shown);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true]);
  expect(readWords(await refused.text())).toContain(words.textEn);
  // The page of what was begun still has its code.
  expect(await before.see(begun)).toContain('/operator/wallet');
  await set('provider qpay', 'on');
});

test('the notice is on top of every page in the three layouts, and gone for a visit that has closed it', async () => {
  await set('notice', 'on', { tone: 'information', ...words, until });
  for (const mode of ['browser', 'webview', 'kiosk']) {
    for (const path of ['/', '/shop', '/pay/bill', '/news']) {
      const one = visitor();
      one.cookies.set('mode', mode);
      const html = await one.see(path);
      expect(html).toContain(words.textEn);
      expect(html.indexOf(words.textEn)).toBeLessThan(html.indexOf('<main'));
    }
  }
  const reader = visitor();
  const shown = await reader.see('/news');
  const [, revision = ''] = /name="notice"[^>]*value="(\d+)"|value="(\d+)"[^>]*name="notice"/
    .exec(shown)
    ?.filter(Boolean) ?? ['', ''];
  const closed = await reader.post('/preferences', { notice: revision, return: '/news' });
  expect(closed.headers.get('location')).toBe('/news');
  // As long as the browser is open, and no longer.
  expect(closed.headers.getSetCookie().find((line) => line.startsWith('notice='))).not.toMatch(
    /max-age|expires/i,
  );
  expect(await reader.see('/shop')).not.toContain(words.textEn);
  // What is said once does not take the place of what was closed.
  await reader.post('/sign-out', { scope: 'here' });
  const next = await reader.see('/news');
  expect(readWords(next)).toContain(texts.en('identity.signedOut'));
  expect(next).not.toContain(words.textEn);
  expect(await visitor().see('/shop')).toContain(words.textEn);
  // Changed, it is news again.
  await set('notice', 'on', { tone: 'trouble', ...words, textEn: 'Now the cards as well' });
  expect(await reader.see('/shop')).toContain('Now the cards as well');
  await set('notice', 'off');
  expect(await visitor().see('/')).not.toContain('data-notice');
});

test('the desk lists every flow and way to pay, and what was changed by whom', async () => {
  const html = await staff.see('/staff/switches?switch=flow%20%2Fcheckout');
  expect(html).toContain('value="flow /checkout"');
  for (const path of ['/home-internet', '/pay/bill', '/pay/data', '/pay/units', '/pay/wifi']) {
    expect(html).toContain(encodeURIComponent(`flow ${path}`));
  }
  expect(html).toContain('name="until"');
  expect(readWords(html)).toContain('A test');
  expect(readWords(html)).toContain(words.textEn);
  // Nobody else sees it.
  const stranger = await visitor().see('/staff/switches');
  expect(stranger).not.toContain('A test');
  const tried = await visitor().post('/staff/switches', {
    id: 'notice',
    state: 'on',
    revision: '9',
    ...words,
    who: 'x',
    reason: 'y',
  });
  expect(tried.status).toBe(422);
});

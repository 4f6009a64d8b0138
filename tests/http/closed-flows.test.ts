import { afterAll, beforeAll, expect, test } from 'vitest';
import { toLocalInput } from '#domain/ulaanbaatar-time.ts';
import { flows } from '#flows.ts';
import { translator } from '#i18n/translator.ts';
import { plainLine, readWords } from './checkout-visitor.ts';
import { PayVisitor } from './pay-visitor.ts';
import { setSwitch } from './set-switch.ts';
import { type Site, startSite } from './start-site.ts';

const secret = 'the secret of the staff, long enough for production';
const texts = { en: translator('en') };
const words = { textMn: 'Төлбөрийн систем засвартай', textEn: 'Billing is being repaired' };
const until = toLocalInput(Math.floor(Date.now() / 60_000) * 60_000 + 2 * 60 * 60_000);
/** What these cost the bill takes, or nothing is due: see `tests/unit/paying-flows.test.ts`. */
const withoutPaying = ['/packageshift', '/home-internet', '/stars', '/trade-in'];

let site: Site;
let staff: PayVisitor;
beforeAll(async () => {
  // The front would hear of a change within half a minute.
  site = await startSite({ STAFF_SECRET: secret }, { front: null });
  staff = new PayVisitor(site.origin);
  await staff.post('/staff', { intent: 'sign-in', secret });
});
afterAll(() => site.stop());

const set = setSwitch(() => staff);
const visitor = () => {
  const one = new PayVisitor(site.origin);
  one.cookies.set('lang', 'en');
  return one;
};

test('a flow that begins on a page of its own says there, and wherever that is linked from, that it is off', async () => {
  const t = texts.en;
  const press = 'action="/newnumberv2/number"';
  expect(await visitor().see('/new-number')).toContain(press);
  expect(readWords(await visitor().see('/'))).not.toContain(t('switch.off'));
  await set('flow /newnumberv2', 'off', { ...words, until });
  const picker = await visitor().see('/new-number');
  expect(readWords(picker)).toContain(t('switch.closed'));
  expect(picker).toContain(words.textEn);
  expect(picker).not.toContain(press);
  expect(readWords(await visitor().see('/'))).toContain(t('switch.off'));
  expect(readWords(await visitor().see('/search?q=new+number'))).toContain(t('switch.off'));
  await set('flow /newnumberv2', 'on');
  expect(await visitor().see('/new-number')).toContain(press);

  const begin = 'action="/leasing/assessment/wish"';
  expect(await visitor().see('/leasing')).toContain(begin);
  await set('flow /leasing/assessment', 'off', { ...words, until });
  const calculator = await visitor().see('/leasing');
  expect(readWords(calculator)).toContain(t('switch.closed'));
  expect(calculator).not.toContain(begin);
  expect(await visitor().see('/leasing/company')).not.toContain(words.textEn);
  await set('flow /leasing/assessment', 'on');
});

test('when nothing can be paid, every flow that asks for money says so before anything is typed', async () => {
  await set('provider qpay', 'off', { ...words, until });
  await set('provider golomt', 'off');
  const paid = Object.keys(flows).filter((path) => !withoutPaying.includes(path));
  expect(paid.length).toBeGreaterThan(5);
  for (const path of [...paid, '/new-number', '/leasing', '/pre-order/po-1']) {
    const html = await visitor().see(path);
    expect([path, html.includes(words.textEn)]).toEqual([path, true]);
    if (path !== '/leasing') expect(html).not.toContain('<input type="text"');
  }
  const ordered = await visitor().order(plainLine);
  expect(ordered.status).toBe(503);
  for (const path of withoutPaying) {
    expect(await visitor().see(path)).not.toContain(words.textEn);
  }
  await set('provider golomt', 'on');
  expect(await visitor().see('/pay/units')).toContain('name="number"');
  await set('provider qpay', 'on');
});

import { expect, test } from 'vitest';
import { awkwardPassports } from '#operator/src/mobile/awkward-passports.ts';
import { touristPackages } from '#operator/seed/content/tourist-packages.ts';
import { brand } from '#domain/brand.ts';
import { translator } from '#i18n/translator.ts';
import { openBrowser } from './flow-visit.ts';
import { send } from './site.ts';

const t = translator('en');
const packageId = touristPackages[0]?.id ?? '';
const passport = {
  lastName: 'Tanaka',
  firstName: 'Yuki',
  passport: 'TK7654321',
  country: 'Japan',
  expires: '2031-01-01',
  machineLine: '',
};
const passportOf = (wrong: string) =>
  Object.entries(awkwardPassports).find(([, what]) => what === wrong)?.[0] ?? '';

async function begin() {
  const browser = openBrowser();
  browser.cookies.set('lang', 'en');
  const answer = await browser.fill('/tourist-sim/package', { packageId });
  expect(answer.headers.get('location')).toContain('/tourist-sim/passport');
  return browser;
}

test.each([
  ['is blacklisted', 422, t('newNumber.fault.blacklisted', { phone: brand.callCentreAbroad })],
  ['check fails', 503, t('newNumber.fault.service')],
])(
  'a passport that %s is refused beside its field, and what was typed stays',
  async (wrong, status, says) => {
    const browser = await begin();
    const answer = await browser.fill('/tourist-sim/passport', {
      ...passport,
      passport: passportOf(wrong),
    });
    const html = await answer.text();
    expect(answer.status).toBe(status);
    expect(html).toContain(says);
    expect(html).toContain('value="Tanaka"');
  },
);

test('a package that is not sold is refused, when its id is made up', async () => {
  const browser = openBrowser();
  browser.cookies.set('lang', 'en');
  const answer = await browser.fill('/tourist-sim/package', { packageId: 'tourist-1' });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(t('touristSim.fault.package'));
});

test('no step asks for a phone number', async () => {
  const browser = await begin();
  await browser.fill('/tourist-sim/passport', passport);
  await browser.fill('/tourist-sim/sim', { sim: 'ESIM', device: '' });
  const html = await (await browser.get('/tourist-sim/email')).text();
  expect(html).toContain('name="email"');
  expect(html).not.toMatch(/type="tel"|name="phone"/);
});

test('a code of another step opens nothing, when the address is not confirmed', async () => {
  const browser = await begin();
  await browser.fill('/tourist-sim/passport', passport);
  await browser.fill('/tourist-sim/sim', { sim: 'ESIM', device: '' });
  const sent = await browser.fill('/tourist-sim/email', { email: 'yuki-http@example.jp' });
  expect(sent.headers.get('location')).toContain('/tourist-sim/code');
  await browser.fill('/tourist-sim/code', { step: 'code', code: '000000' }, 'step');
  const early = await browser.get('/tourist-sim/terms');
  expect(early.headers.get('location')).toContain('/tourist-sim/code');
});

test.each([
  ['en-US,en;q=0.9', '', true],
  ['de;q=0.8,mn;q=0.9', '', false],
  ['mn-MN,mn;q=0.9,en;q=0.8', '', false],
  ['', '', false],
  ['en', 'lang=mn', false],
])('English is offered to %s with the cookie "%s": %s', async (language, cookie, isOffered) => {
  const headers = { 'accept-language': language, cookie };
  const html = await (await send('/tourist-sim', { headers })).text();
  expect(html.includes(t('lang.offered'))).toBe(isOffered);
  expect(html).toContain(`<html lang="mn"`);
});

import { expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { addProof } from './add-session.ts';
import { CheckoutVisitor, readFaults, readWords } from './checkout-visitor.ts';
import { signInAs, toLocation } from './dan-visit.ts';
import { readFormWith } from './page-html.ts';
import { origin, queryDatabase, send } from './site.ts';
import { readCode } from './tan-visitor.ts';

const t = translator('en');
const kept = new Set(['op', 'revision', 'total', 'version', 'termsVersion']);

/** A parent without scripts. */
class Parent extends CheckoutVisitor {
  constructor() {
    super(origin);
  }

  /** Signed in by this number, which is asked for by the first step. */
  async signIn(isdn: string): Promise<string> {
    const { id, cookie } = await signInAs(isdn);
    this.cookies.set('sid', cookie.replace('sid=', ''));
    return id;
  }

  async step(name: string, fields: Record<string, string> = {}): Promise<string> {
    const path = `/stars/${name}`;
    const own = readFormWith(await this.see(path), 'revision').filter(([field]) => kept.has(field));
    const answer = await this.post(path, { ...Object.fromEntries(own), ...fields });
    return answer.headers.get('location') ?? `${answer.status} ${readFaults(await answer.text())}`;
  }

  /** By the provider that the operator plays; where its return has led. */
  async prove(): Promise<string> {
    await this.step('start');
    const provider = await this.step('dan');
    const body = new URLSearchParams({ decision: 'allow', citizen: 'temuulen' });
    const agreed = await send(provider.replace(origin, ''), {
      method: 'POST',
      body,
      headers: { origin },
    });
    const back = toLocation(agreed).replace(origin, '');
    const led = toLocation(await send(back, { headers: { cookie: this.cookie() } }));
    await this.step('dan');
    return led;
  }
}

const child = { lastName: 'Батбаяр', firstName: 'Сарнай', relation: 'FATHER' };

test('who is not signed in is led to sign in, and back', async () => {
  expect(await new Parent().step('start')).toBe('/sign-in?next=%2Fstars%2Fstart');
});

test('each refusal of a child is a page that says what can be done instead, in both languages', async () => {
  const parent = new Parent();
  await parent.signIn('99110011');
  // No page between that says the same as the step.
  expect(await parent.prove()).toBe('/stars/dan');
  for (const lang of ['mn', 'en'] as const) {
    const says = translator(lang);
    parent.cookies.set('lang', lang);
    const refusals = [
      ['УБ85120246', says('stars.fault.adult')],
      ['1234567', says('stars.fault.company')],
      ['УБ15260191', says('stars.fault.notChild')],
      ['УБ15260192', says('stars.fault.tooMany', { phone: '2222' })],
      ['УБ15260193', says('stars.fault.blacklisted', { phone: '2222' })],
    ];
    for (const [registerNumber = '', said] of refusals) {
      expect.soft(await parent.step('child', { ...child, registerNumber })).toBe(`422 ${said}`);
    }
    expect(await parent.step('child', { ...child, registerNumber: 'УБ15260189' })).toBe(
      `503 ${says('newNumber.fault.service')}`,
    );
  }
  expect(await parent.step('child', { ...child, registerNumber: 'УБ15260190' })).toBe(
    '/stars/number',
  );
  await parent.step('number', { number: 'OWN' });
  expect(await parent.step('own', { isdn: '99000819' })).toBe(`422 ${t('stars.fault.notOwn')}`);
  expect(await parent.step('own', { isdn: '94112233' })).toBe('/stars/code');
  // Nobody orders for a number that they do not have in hand.
  expect(await parent.step('code', { step: 'code', code: '000000' })).toBe('/stars/code');
  expect(await parent.step('package', { packageId: 'stars-mini', by: 'BILL' })).toBe('/stars/code');
  const code = await readCode(origin, '94112233');
  expect(await parent.step('code', { step: 'code', code })).toBe('/stars/package');
  // A bill that takes nothing can not be chosen, and is refused where it is sent all the same.
  expect(await parent.step('package', { packageId: 'stars-mini', by: 'BILL' })).toBe(
    `422 ${t('stars.fault.noBill')}`,
  );
}, 60_000);

test.each([
  ['99000817', 'stars.fault.companyNumber'],
  ['99000818', 'stars.fault.underage'],
] as const)('a parent by the number %s is refused, in both languages: %s', async (isdn, fault) => {
  const parent = new Parent();
  const visitorId = await parent.signIn(isdn);
  await addProof(queryDatabase, { visitorId, isdn, purpose: 'stars' });
  for (const step of ['start', 'dan']) await parent.step(step);
  for (const lang of ['mn', 'en'] as const) {
    parent.cookies.set('lang', lang);
    expect(await parent.step('child', { ...child, registerNumber: 'УБ15260112' })).toBe(
      `422 ${translator(lang)(fault, { phone: '2222' })}`,
    );
  }
  expect(await parent.step('number', { number: 'OWN' })).toBe('/stars/child');
});

test('companies are told at the first step where they are served', async () => {
  const words = readWords(await new Parent().see('/stars'));
  expect(words).toContain(t('company.notFor'));
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales, type Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { newWebhookSecret, signWebhook } from '../support/sign-webhook.ts';
import { CheckoutVisitor, readFaults, readWords } from './checkout-visitor.ts';
import { readFormWith } from './page-html.ts';
import { sendTo } from './send-to.ts';
import { type Site, startSite } from './start-site.ts';

const secret = newWebhookSecret();
let site: Site;
beforeAll(async () => {
  site = await startSite({ SMS_WEBHOOK_SECRETS: secret });
});
afterAll(() => site.stop());

const kept = new Set([
  'op',
  'revision',
  'total',
  'version',
  'termsVersion',
  'purpose',
  'terms',
  'understood',
]);
type Fields = Readonly<Record<string, string>>;

/** Somebody without scripts who has lost a SIM. */
class Asker extends CheckoutVisitor {
  constructor(lang: Locale) {
    super(site.origin);
    this.cookies.set('lang', lang);
  }

  /** Sends a step with all its boxes ticked. */
  async sendStep(name: string, fields: Fields = {}): Promise<Response> {
    const path = `/simRecovery/${name}`;
    const sent = new Map<string, string | string[]>(Object.entries(fields));
    for (const [field, value] of readFormWith(await this.see(path), 'revision')) {
      if (!kept.has(field) || field in fields) continue;
      const before = sent.get(field);
      sent.set(field, before === undefined ? value : [...[before].flat(), value]);
    }
    return this.post(path, Object.fromEntries(sent));
  }

  /** Where a step led, or how it was refused. */
  async step(name: string, fields: Fields = {}): Promise<string> {
    const answer = await this.sendStep(name, fields);
    return answer.headers.get('location') ?? `${answer.status} ${readFaults(await answer.text())}`;
  }

  /** Until Dan has confirmed the owner, by the provider that the operator plays. */
  async prove(isdn: string, registerNumber = 'УК91031458'): Promise<string> {
    await this.step('number', { isdn, registerNumber });
    const provider = await this.step('dan');
    const agreed = await sendTo(site.origin, provider.replace(site.origin, ''), {
      method: 'POST',
      body: new URLSearchParams({ decision: 'allow', citizen: 'temuulen' }),
      headers: { origin: site.origin },
    });
    await this.see((agreed.headers.get('location') ?? '').replace(site.origin, ''));
    return this.step('dan');
  }
}

describe.each(locales)('in %s', (lang) => {
  const t = translator(lang);
  test.each([
    ['is VIP', '99000841', 'simRecovery.fault.vip'],
    ['is a company’s', '99000842', 'simRecovery.fault.company'],
    ['has an owner of five days', '99000843', 'simRecovery.fault.newOwner'],
    ['has had another owner, as the service says', '99000849', 'simRecovery.fault.newOwner'],
  ] as const)('a number that %s goes to the branch, after Dan', async (_what, isdn, fault) => {
    const asker = new Asker(lang);
    expect(await asker.prove(isdn)).toBe(
      `422 ${t(fault, { phone: '2222', page: 'business.tenger.example' })}`,
    );
    // No later step is open, and nothing was claimed.
    expect(await asker.step('reason', { reason: 'LOST' })).toBe('/simRecovery/dan');
    expect(await site.query(`SELECT id FROM sim_recovery WHERE isdn = '${isdn}'`)).toEqual([]);
  });
});

test('whoever Dan confirms has to be the one whose register number was typed', async () => {
  const isdn = '99000852';
  const asker = new Asker('en');
  const fault = translator('en')('simRecovery.fault.person');
  expect(await asker.prove(isdn, 'УБ92041517')).toBe(`422 ${fault}`);
  // Nothing beside it says that they own the number, neither in that answer nor when the step is opened again.
  const owned = /Dan has confirmed that you own/;
  for (const page of [
    await (await asker.sendStep('dan')).text(),
    await asker.see('/simRecovery/dan'),
  ]) {
    expect(page).toContain(fault);
    expect(page).not.toMatch(owned);
  }
  expect(await asker.step('reason', { reason: 'LOST' })).toBe('/simRecovery/dan');
  expect(await site.query(`SELECT id FROM sim_recovery WHERE isdn = '${isdn}'`)).toEqual([]);
});

test.each([
  ['Redmi 9', 'newNumber.deviceNo'],
  ['', 'newNumber.deviceUnsaid'],
] as const)(
  'whoever chooses an eSIM for the phone "%s" is warned before paying',
  async (device, said) => {
    const asker = new Asker('en');
    await asker.prove('99000852');
    await asker.step('reason', { reason: 'LOST' });
    expect(await asker.step('sim', { way: 'ESIM', device })).toBe('/simRecovery/contact');
    const html = await asker.see('/simRecovery/contact');
    expect(readWords(html)).toContain(translator('en')(said));
    expect(html).toContain('href="/simRecovery/sim"');
    await asker.step('sim', { way: 'ESIM', device: 'iPhone 13' });
    expect(readWords(await asker.see('/simRecovery/contact'))).not.toContain(
      translator('en')('newNumber.deviceChange'),
    );
  },
);

test('a proof that was given for another draft of the same number opens nothing in this one', async () => {
  // No other test of this file proves this number, so there is one proof to find.
  const isdn = '99000851';
  const asker = new Asker('en');
  expect(await asker.prove(isdn)).toBe('/simRecovery/reason');
  const ofNumber = `purpose = 'simRecovery' AND isdn = '${isdn}'`;
  const [proof] = await site.query(`SELECT draft_id AS id FROM identity_proof WHERE ${ofNumber}`);
  const own = String(proof?.['id']);
  await site.query(
    `INSERT INTO draft (id, kind, version, step, data, key_id, visitor_id, created_at, expires_at)
     SELECT 'earlier', 'earlier', version, step, data, key_id, visitor_id, created_at, expires_at FROM draft WHERE id = '${own}'`,
  );
  const giveTo = (draft: string) =>
    site.query(`UPDATE identity_proof SET draft_id = '${draft}' WHERE ${ofNumber}`);
  await giveTo('earlier');
  expect(await asker.step('reason', { reason: 'LOST' })).toBe('/simRecovery/dan');
  await giveTo(own);
  expect(await asker.step('reason', { reason: 'LOST' })).toBe('/simRecovery/sim');
});

test.each(['ЗОГС', 'stop'])(
  'the word %s from the number itself stops it, by the hook',
  async (word) => {
    const isdn = word === 'stop' ? '99000853' : '99000854';
    const asker = new Asker('mn');
    expect(await asker.prove(isdn)).toBe('/simRecovery/reason');
    await asker.step('reason', { reason: 'LOST' });
    await asker.step('sim', { way: 'ESIM', device: '' });
    await asker.step('contact', { phone: '88001234', email: '' });
    expect(await asker.step('terms')).toBe('/simRecovery/pay');
    const paying = { receipt: 'INDIVIDUAL', provider: 'qpay' };
    expect(await asker.step('pay', paying)).toMatch(/^\/paymentSuccess\?id=/);
    const read = () =>
      site.query(`SELECT state, ended_by AS "by" FROM sim_recovery WHERE isdn = '${isdn}'`);
    const tell = (from: string, text: string) => {
      const body = JSON.stringify({ id: crypto.randomUUID(), from, text });
      return sendTo(site.origin, '/hooks/sms', signWebhook(secret, { body }));
    };
    // Neither another word nor another number.
    expect((await tell(isdn, 'Сайн уу')).status).toBe(200);
    expect((await tell('99000852', word)).status).toBe(200);
    expect(await read()).toEqual([{ state: 'VERIFIED', by: null }]);
    expect((await tell(isdn, word)).status).toBe(200);
    expect(await read()).toEqual([{ state: 'FAILED', by: 'STOPPED' }]);
  },
);

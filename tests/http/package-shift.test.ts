import { expect, test } from 'vitest';
import { formatMnt } from '#domain/money.ts';
import { translator } from '#i18n/translator.ts';
import { mobilePlans } from '#operator/src/mobile/mobile-plans.ts';
import { words } from './account-visitor.ts';
import { reasonsOf, ShiftVisitor } from './shift-visitor.ts';
import { origin, queryDatabase, send } from './site.ts';
import { readAlerts, readCode } from './tan-visitor.ts';

const site = { origin, query: queryDatabase };
const en = translator('en');

test('no step is open before what it needs: Dan, the code, the last one', async () => {
  const visitor = await ShiftVisitor.enter(site, '99000988');
  await visitor.step('check', { by: 'DAN' });
  await visitor.step('choose', { planId: 'tenger-99' });
  expect(await visitor.step('compare')).toBe('/packageshift/dan');
  for (const step of ['code', 'confirm']) {
    const answer = await visitor.ask(`/packageshift/${step}`);
    expect.soft(answer.headers.get('location')).toBe('/packageshift/dan');
  }
  // A code is asked for only in a draft that has come as far.
  const early = await visitor.post('/packageshift/code', { step: 'again' });
  expect(early.headers.get('location')).toBe('/packageshift');
  const sent = await queryDatabase(
    `SELECT count(*) AS n FROM tan_challenge WHERE purpose = 'package-shift' AND address = 'mail0988@example.mn'`,
  );
  expect(sent).toEqual([{ n: 0 }]);
});

test.each([
  ['99000982', 'passportOther'],
  ['99000983', 'passportBranch'],
] as const)('a passport of %s is not taken: %s', async (isdn, fault) => {
  const visitor = await ShiftVisitor.enter(site, isdn);
  await visitor.step('check', { by: 'PASSPORT' });
  await visitor.step('choose', { planId: 'tenger-18' });
  await visitor.step('compare');
  await visitor.step('reason', { reason: 'PRICE' });
  const passport = {
    lastName: 'Tanaka',
    firstName: 'Yuki',
    passport: 'TK1234567',
    country: 'Japan',
  };
  const refused = await visitor.step('passport', { ...passport, expires: '2031-01-01' });
  if (typeof refused === 'string') throw new Error(`led to ${refused}`);
  expect(words(await refused.text())).toContain(en(`packageShift.fault.${fault}`));
});

test('everything is judged once more by the last press: what has become impossible is refused, and nothing is sent', async () => {
  const visitor = await ShiftVisitor.enter(site, '99000974');
  // Slower than the site waits: it is a failure, and nothing typed is lost.
  const slow = await visitor.step('check', { by: 'PASSPORT' });
  expect(slow).toMatchObject({ status: 503 });
  const other = await ShiftVisitor.enter(site, '99000988');
  await other.prove();
  await other.fill('tenger-99');
  const fields = await other.readConfirm();
  await queryDatabase(
    `INSERT INTO package_shift (id, code, visitor_id, isdn, month, change, effective_on, language, personal, key_id,
       created_at, updated_at) VALUES ('elsewhere', 'ELSEWHER', 'v', '99000988',
       strftime('%Y-%m', 'now', '+8 hours'), 'UP', '2026-01-01', 'mn', 's', 'k', 1, 1)`,
  );
  const refused = await other.confirm(fields);
  expect(refused.status).toBe(422);
  expect(words(await refused.text())).toContain(en('packageShift.fault.blockedNow'));
  await queryDatabase(`DELETE FROM package_shift WHERE id = 'elsewhere'`);
});

test.each([
  ['99000988', 'tenger-99', 'done'],
  ['99000976', 'tenger-18', 'sending'],
  ['99000977', 'tenger-18', 'refused'],
  ['99000979', 'tenger-18', 'sending'],
] as const)(
  '%s to %s is at first %s',
  async (isdn, planId, state) => {
    const visitor = await ShiftVisitor.enter(site, isdn);
    await visitor.prove();
    await visitor.fill(planId);
    const answer = await visitor.confirm(await visitor.readConfirm());
    const href = answer.headers.get('location') ?? '';
    expect(href).toMatch(/^\/packageshift\/result\?id=[\w-]{43}$/);
    const html = await visitor.see(href);
    const says = words(html);
    const values = { plan: 'Tenger 99', date: '', from: '' };
    expect(says).toContain(en(`packageShift.result.${state}`, values));
    if (state === 'refused') {
      expect(reasonsOf(html)).toEqual(['BILL']);
      expect(says).toContain(en('packageShift.result.again'));
    }
    if (state === 'sending') {
      // It is seen under the number, and keeps from a second one.
      expect(words(await visitor.see('/account'))).toContain('Changing to Tenger 18');
      expect(reasonsOf(await visitor.see('/packageshift'))).toEqual(['MONTH']);
    }
  },
  60_000,
);

test('a code for something else does not confirm a change', async () => {
  const visitor = await ShiftVisitor.enter(site, '99000985');
  await visitor.step('check', { by: 'DAN' });
  await visitor.step('choose', { planId: 'tenger-99' });
  await visitor.step('compare');
  await visitor.prove();
  await queryDatabase(
    `DELETE FROM fresh_code WHERE isdn = '99000985' AND purpose = 'package-shift'`,
  );
  expect((await visitor.ask('/packageshift')).status).toBe(200);
  await visitor.post('/account/puk', { step: 'again' });
  const puk = await readCode(origin, '99000985');
  await visitor.post('/packageshift/code', { step: 'again' });
  const page = await visitor.see('/packageshift/code');
  // The code confirms this device.
  expect(page).not.toContain('name="handOff"');
  expect(words(page)).toContain('m•••@•••.mn');
  expect(page).not.toContain('mail0985@example.mn');
  // The message says what the code is for, and what that costs a month.
  const { fee = 0 } = mobilePlans.find(({ id }) => id === 'tenger-99') ?? {};
  const asked = `${en('identity.codeFor.packageShift')} (${formatMnt(fee)})`;
  await expect.poll(async () => (await send('/operator/outbox')).text()).toContain(asked);
  await visitor.post('/packageshift/code', { step: 'code', code: puk });
  const alerts = await readAlerts(await visitor.ask('/packageshift/code'));
  expect(alerts).toContain(en('identity.wrong'));
});

import { expect, test, vi } from 'vitest';
import { brand } from '#domain/brand.ts';
import { locales } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { prepareOperator, testDb } from '#operator/tests/operator-under-test.ts';
import * as numbers from '#services/numbers.ts';
import { checkPerson, checkReferral } from './check-owner.ts';

await prepareOperator();

const own = '99112233';
const toOwner = (registerNumber: string) => ({
  registerNumber,
  passport: null,
  lastName: 'Батбаяр',
  firstName: 'Тэмүүлэн',
});
const sell = (code: string, owner: string) =>
  testDb
    .prepare(
      `INSERT INTO number_sale (code, idempotency_key, isdn, owner, type, state, body, at)
       VALUES (?1, ?1, ?1, ?2, 'PREPAID', 'SOLD', '', 1)`,
    )
    .bind(code, owner)
    .run();

test('nobody who is blacklisted, a minor, or the owner of two prepaid numbers gets one more, and each is told what helps', async () => {
  const rich = 'УК91031458';
  for (const code of ['1', '2']) await sell(code, rich);
  for (const [registerNumber, message] of [
    ['УБ80010112', 'newNumber.fault.blacklisted'],
    ['УБ15260112', 'newNumber.fault.underage'],
    [rich, 'newNumber.fault.owned'],
  ] as const) {
    const checked = await checkPerson(toOwner(registerNumber), { type: 'PREPAID' }, 'passport');
    if (checked.ok) throw new Error(`${registerNumber} was not refused`);
    const [fault] = checked.faults;
    expect(fault).toMatchObject({ message, field: 'passport' });
    for (const locale of locales) {
      const said = translator(locale)(message, fault.values);
      expect(said).not.toContain('{{');
      // A minor's number is signed for by a parent.
      if (message !== 'newNumber.fault.underage') expect(said).toContain(brand.callCentre);
    }
  }
  expect(await checkPerson(toOwner(rich), { type: 'POSTPAID' })).toEqual({
    ok: true,
    value: toOwner(rich),
  });
});

test('a minor is refused before mobile-services is asked, and nobody is where that does not answer', async () => {
  const asked = vi
    .spyOn(numbers, 'checkOwner')
    .mockResolvedValue({ ok: false, error: new Error('down') } as never);
  await checkPerson(toOwner('УБ15260112'), { type: 'PREPAID' });
  expect(asked).not.toHaveBeenCalled();
  const unknown = await checkPerson(toOwner('УБ85120246'), { type: 'PREPAID' });
  expect(unknown).toMatchObject({ status: 503, faults: [{ message: 'newNumber.fault.service' }] });
  vi.restoreAllMocks();
});

test.each([
  ['', null],
  // Somebody else's.
  ['URILGA95', null],
  // One's own, as it is typed or by its code.
  ['9911 2233', 'checkout.fault.ownCode'],
  ['naiz2024', 'checkout.fault.ownCode'],
  ['NEMELT', 'newNumber.fault.referral'],
  ['AAAA0000', 'checkout.fault.codeLater'],
])('the referral code "%s" of the number that it leads to: %s', async (code, message) => {
  const wrong = await checkReferral(code, ['88001234', own]);
  expect(wrong?.faults[0] ?? null).toEqual(
    message && expect.objectContaining({ message, field: 'referral' }),
  );
});

import { expect, test } from 'vitest';
import { brand } from '#domain/brand.ts';
import { translator } from '#i18n/translator.ts';
import { odd } from '#operator/src/mobile/recovery-answers.ts';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import { checkBegin, checkNumber } from './check.ts';

await prepareOperator();

test('a company reads whom to call and which page is its own, in both languages', async () => {
  const refused = await checkBegin('1234567');
  if (refused.ok) throw new Error('it was not refused');
  const [fault] = refused.faults;
  expect(fault).toMatchObject({ message: 'simRecovery.fault.company', field: 'registerNumber' });
  for (const locale of ['mn', 'en'] as const) {
    const said = translator(locale)('simRecovery.fault.company', fault?.values);
    expect(said).toContain(new URL(brand.corporateUrl).host);
    expect(said).toContain(brand.callCentre);
    expect(said).not.toContain('{{');
  }
});

const numberThat = (what: (typeof odd)[keyof typeof odd]) =>
  Object.entries(odd).find(([, one]) => one === what)?.[0] ?? '';

test.each([
  ['is VIP', 'simRecovery.fault.vip', undefined],
  ['is a company’s', 'simRecovery.fault.company', undefined],
  ['has a new owner', 'simRecovery.fault.newOwner', undefined],
  ['has had a new owner', 'simRecovery.fault.newOwner', undefined],
  // Nobody knows: it can be tried again, and nothing was claimed.
  ['fails', 'simRecovery.fault.service', 503],
] as const)('a number that %s is not replaced online: %s', async (what, message, status) => {
  const checked = await checkNumber(numberThat(what), null);
  expect(checked).toMatchObject({ ok: false, faults: [{ message }], ...(status && { status }) });
});

test.each([
  ['000000000', 'simRecovery.fault.cardUnknown'],
  ['111111111', 'simRecovery.fault.cardUsed'],
] as const)('the blank card %s is refused beside its field: %s', async (simNumber, message) => {
  const checked = await checkNumber('99000851', simNumber);
  expect(checked).toMatchObject({ ok: false, faults: [{ message, field: 'simNumber' }] });
});

test.each(['is slow', 'loses its answer', 'is refused', 'is late'] as const)(
  'of a number that %s nothing is known before it is activated',
  async (what) => {
    expect(await checkNumber(numberThat(what), null)).toMatchObject({ ok: true });
  },
);

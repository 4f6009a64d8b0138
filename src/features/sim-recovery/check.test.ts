import { expect, test } from 'vitest';
import { brand } from '#domain/brand.ts';
import { translator } from '#i18n/translator.ts';
import { checkBegin } from './check.ts';

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

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { toFaults } from '#forms/faults.ts';
import { addressForm, packageForm, visitForm } from './form.ts';

test.each([
  [
    addressForm,
    { building: 'Blue Sky, entrance 2' },
    { cityId: 'city', districtId: 'district', khorooId: 'khoroo' },
  ],
  [packageForm, {}, { packageId: 'package' }],
  [visitForm, {}, { date: 'date', slot: 'slot' }],
])('each choice that was not made is said at its own field', (form, sent, missing) => {
  const parsed = v.safeParse(form, sent);
  expect(toFaults(parsed.issues ?? []).faults).toEqual(
    Object.entries(missing).map(([field, fault]) => ({
      field,
      message: `homeInternet.fault.${fault}`,
    })),
  );
});

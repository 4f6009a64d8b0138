import * as v from 'valibot';
import { expect, test } from 'vitest';
import { toFaults } from '#forms/faults.ts';
import { addressForm, packageForm, visitForm } from './form.ts';

test.each([
  [
    addressForm,
    { building: 'Blue Sky, entrance 2' },
    {
      cityId: 'address.fault.city',
      districtId: 'address.fault.district',
      khorooId: 'address.fault.khoroo',
    },
  ],
  [packageForm, {}, { packageId: 'homeInternet.fault.package' }],
  [visitForm, {}, { date: 'homeInternet.fault.date', slot: 'homeInternet.fault.slot' }],
])('each choice that was not made is said at its own field', (form, sent, missing) => {
  const parsed = v.safeParse(form, sent);
  expect(toFaults(parsed.issues ?? []).faults).toEqual(
    Object.entries(missing).map(([field, message]) => ({ field, message })),
  );
});

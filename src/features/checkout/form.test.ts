import * as v from 'valibot';
import { expect, test } from 'vitest';
import { addressForm } from './form.ts';

const place = { cityId: 'ub', districtId: 'bayangol', khorooId: 'bayangol-03', building: '12' };
const citizen = { ...place, lastName: 'Болд', firstName: 'Сарнай', registerNumber: 'уб 92041517' };
const foreigner = {
  ...place,
  identity: 'PASSPORT',
  lastName: 'O’Neill Müller',
  firstName: 'Jean-Luc',
  passport: 'c 01x-00t47',
};

test('a recipient has a register number, or a passport; the other one is not kept', () => {
  const both = { registerNumber: 'УБ92041517', passport: 'C01X00T47' };
  expect(v.parse(addressForm, { ...citizen, ...both })).toMatchObject({
    registerNumber: 'УБ92041517',
    passport: '',
  });
  // A draft of before has no such choice.
  expect(v.parse(addressForm, citizen)).toMatchObject({ registerNumber: 'УБ92041517' });
  expect(v.parse(addressForm, { ...foreigner, registerNumber: 'УБ92041517' })).toMatchObject({
    lastName: 'O’Neill Müller',
    registerNumber: '',
    passport: 'C01X00T47',
  });
});

test.each([
  [
    { ...citizen, lastName: 'Bold', firstName: 'Bat', registerNumber: 'QZ92041517' },
    [
      'lastName checkout.fault.lastNameCyrillic',
      'firstName checkout.fault.firstNameCyrillic',
      'registerNumber checkout.fault.registerCyrillic',
    ],
  ],
  [{ ...citizen, registerNumber: '' }, ['registerNumber checkout.fault.register']],
  [{ ...citizen, identity: 'STUDENT' }, ['identity error.generic']],
  [{ ...foreigner, firstName: '7' }, ['firstName checkout.fault.printed']],
  [{ ...foreigner, passport: 'C01' }, ['passport checkout.fault.passport']],
  [{ ...foreigner, passport: 'ЖЖ1234567' }, ['passport checkout.fault.passport']],
  [
    { ...foreigner, building: '', lastName: '', passport: '' },
    [
      'building address.fault.building',
      'lastName checkout.fault.lastName',
      'passport checkout.fault.passport',
    ],
  ],
])('%j is refused beside its fields, all at once', (typed, faults) => {
  const { issues = [] } = v.safeParse(addressForm, typed, { abortPipeEarly: true });
  expect(issues.map(({ path, message }) => `${String(path?.[0]?.key)} ${message}`)).toEqual(faults);
});

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { passportForm } from '#forms/passport-fields.ts';
import { emailForm } from './form.ts';

const line = 'TK76543219JPN9001011F3101012<<<<<<<<<<<<<<08';
const passport = {
  lastName: 'Tanaka',
  firstName: 'Yuki',
  passport: 'tk 7654321',
  country: 'Japan',
  expires: '2031-01-01',
};
const faultsOf = (schema: v.GenericSchema, given: object) => {
  const parsed = v.safeParse(schema, given);
  return parsed.success
    ? {}
    : Object.fromEntries(parsed.issues.map((one) => [v.getDotPath(one) ?? '', one.message]));
};

test('passportForm takes a passport as it is typed, when no line is typed', () => {
  expect(v.parse(passportForm, passport)).toMatchObject({ passport: 'TK7654321' });
});

test.each([
  ['expires', '2020-01-01', 'passport.fault.expired'],
  ['passport', 'TK-12', 'passport.fault.number'],
  ['lastName', '', 'passport.fault.lastName'],
  ['machineLine', 'L898902C3', 'passport.fault.line'],
])('passportForm names the field when %s is %s', (field, value, fault) => {
  expect(faultsOf(passportForm, { ...passport, [field]: value })).toMatchObject({ [field]: fault });
});

test('passportForm compares the line with the fields, when both are typed', () => {
  expect(faultsOf(passportForm, { ...passport, machineLine: line })).toEqual({});
  const other = { ...passport, passport: 'TK7654322', machineLine: line };
  expect(faultsOf(passportForm, other)).toEqual({ machineLine: 'passport.fault.otherLine' });
});

test.each(['', 'yuki', 'yuki@', 'a@nomail@nomail.mn', 'nomail@nomail.mn'])(
  'emailForm refuses %s',
  (email) => {
    expect(faultsOf(emailForm, { email })).toEqual({ email: 'field.email' });
  },
);

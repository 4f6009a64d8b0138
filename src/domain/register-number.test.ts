import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { registerNumber } from '#contracts/shape.ts';
import { registerNumberField } from '#forms/register-number.ts';
import { maskRegisterNumber, parseRegisterNumber, toAge } from './register-number.ts';

const now = new Date('2026-11-21T04:00:00Z');
const person = (text: string, birthDate: string, sex: 'male' | 'female') => ({
  kind: 'person',
  text,
  birthDate,
  sex,
});

const good = [
  ['УБ92041517', person('УБ92041517', '1992-04-15', 'male')],
  ['УБ92041527', person('УБ92041527', '1992-04-15', 'female')],
  ['ӨҮ00222905', person('ӨҮ00222905', '2000-02-29', 'female')],
  ['ЁЯ99123190', person('ЁЯ99123190', '1999-12-31', 'male')],
  ['аа05320111', person('АА05320111', '2005-12-01', 'male')],
  [' уб 92 04 15 17 ', person('УБ92041517', '1992-04-15', 'male')],
  ['XY92041517', person('ХУ92041517', '1992-04-15', 'male')],
  ['tO92041517', person('ТО92041517', '1992-04-15', 'male')],
  ['И\u0306А92041517', person('ЙА92041517', '1992-04-15', 'male')],
  ['АА26312105', person('АА26312105', '2026-11-21', 'female')],
  ['2612345', { kind: 'organisation', text: '2612345' }],
  ['26 12 345', { kind: 'organisation', text: '2612345' }],
] as const;

const bad = [
  ['', 'nothing'],
  ['УБ9204151', 'a digit short'],
  ['УБ920415177', 'a digit long'],
  ['У92041517', 'one letter'],
  ['УБО92041517', 'three letters'],
  ['9204151722', 'no letters'],
  ['UD92041517', 'Latin letters without a twin'],
  ['УБ9204151О', 'a letter for a zero'],
  ['УБ92001517', 'month 00'],
  ['УБ92131517', 'month 13'],
  ['УБ92201517', 'month 20'],
  ['УБ92331517', 'month 33'],
  ['УБ92040017', 'day 0'],
  ['УБ92043117', '31 April'],
  ['УБ93022917', '29 February of a common year'],
  ['УБ00022917', '29 February 1900'],
  ['УБ92043517', 'day 35'],
  ['АА26312205', 'tomorrow'],
  ['261234', 'six digits'],
  ['26123456', 'eight digits'],
  [`УБ92041517${' '.repeat(60)}`, 'endless spaces'],
] as const;

test.each(good)('parseRegisterNumber reads the number when given %j', (given, expected) => {
  expect(parseRegisterNumber(given, now)).toEqual(expected);
});

test.each(bad)('parseRegisterNumber returns null when given %j: %s', (given) => {
  expect(parseRegisterNumber(given, now)).toBeNull();
});

test('the form and the contract give the same spelling when they read the same number', () => {
  for (const [given, expected] of good.slice(0, -3)) {
    expect(v.parse(registerNumberField, given)).toBe(expected.text);
    expect(registerNumber.parse(given)).toBe(expected.text);
  }
  for (const given of [...bad.map(([text]) => text), null, 7]) {
    if (given === 'АА26312205') continue;
    expect(v.safeParse(registerNumberField, given).issues).toMatchObject([
      { message: 'register.wrong' },
    ]);
    expect(registerNumber.safeParse(given).success).toBe(false);
  }
});

const twoLetters = fc.array(fc.constantFrom(...'АБВГДЕЁЖЗИЙКЛМНОӨПРСТУҮФХЦЧШЩЪЫЬЭЮЯ'), {
  minLength: 2,
  maxLength: 2,
});
const digit = fc.integer({ min: 0, max: 9 });

test('parseRegisterNumber reads the birth date when it is between 1900 and today', () => {
  const day = fc.date({ min: new Date('1900-01-01'), max: now, noInvalidDate: true });
  fc.assert(
    fc.property(twoLetters, day, digit, digit, (letters, born, ninth, tenth) => {
      const birthDate = born.toISOString().slice(0, 10);
      const [year = '', month, date] = birthDate.split('-');
      const coded = String(Number(month) + (year >= '2000' ? 20 : 0)).padStart(2, '0');
      const text = `${letters.join('')}${year.slice(2)}${coded}${date}${ninth}${tenth}`;
      const sex = ninth % 2 === 1 ? 'male' : 'female';
      const parsed = parseRegisterNumber(text, now);
      expect(parsed).toEqual({ kind: 'person', text, birthDate, sex });
      expect(parseRegisterNumber(` ${text.toLowerCase()} `, now)).toEqual(parsed);
    }),
  );
});

test('parseRegisterNumber returns the same when it reads its own output', () => {
  const shaped = fc.stringMatching(/^[a-zA-ZА-Яа-яӨҮөү]{2} ?[0-9]{6} ?[0-9]{2}$|^[0-9]{7}$/);
  fc.assert(
    fc.property(fc.oneof(shaped, fc.string({ unit: 'binary', maxLength: 50 })), (text) => {
      const parsed = parseRegisterNumber(text, now);
      if (parsed) expect(parseRegisterNumber(parsed.text, now)).toEqual(parsed);
    }),
  );
});

test.each([
  ['2008-11-21', '2026-11-20T15:59:59Z', 17],
  ['2008-11-21', '2026-11-20T16:00:00Z', 18],
  ['2008-02-29', '2026-02-28T10:00:00Z', 17],
  ['2008-02-29', '2026-03-01T10:00:00Z', 18],
  ['2026-11-21', '2026-11-21T10:00:00Z', 0],
])('toAge when born on %s is, at %s in UTC, %i', (birthDate, at, age) => {
  expect(toAge(birthDate, new Date(at))).toBe(age);
});

test('maskRegisterNumber hides the birth date when given a person’s number', () => {
  const mask = (text: string) => {
    const parsed = parseRegisterNumber(text, now);
    return parsed && maskRegisterNumber(parsed);
  };
  expect(mask('УБ92041517')).toBe('УБ******17');
  expect(mask('2612345')).toBe('*****45');
});

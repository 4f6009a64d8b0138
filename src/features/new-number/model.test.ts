import { expect, test } from 'vitest';
import { checkEsimDevice } from '#domain/esim-devices.ts';
import { pairDigits } from '#domain/phone-number.ts';
import { listWishes, readMask, readWanted, toAmounts, toQuery } from './model.ts';

test.each([
  ['99??77??', '99??77??'],
  ['99__77__', '99??77??'],
  ['99 11 ** **', '9911????'],
  ['9911', '9911????'],
  ['77', '??????77'],
  ['_77_', '????????'.slice(0, 4) + '?77?'],
  ['????', ''],
  ['123456789', ''],
  ['abc', ''],
  ['٣٤', ''],
])('the pattern %s asks for %s', (typed, mask) => {
  expect(readMask(typed)).toBe(mask);
});

test('what an address says of no sense is left out', () => {
  const wanted = readWanted(
    new URLSearchParams('prefix=88&ending=12a34&class=DIAMOND&without=4x45&sort=up&contains=<b>7'),
  );
  expect(wanted).toEqual({
    prefix: '',
    mask: '',
    contains: '7',
    ending: '1234',
    class: '',
    without: '45',
    sort: 'number',
  });
  expect(listWishes(wanted)).toEqual(['contains', 'ending', 'without']);
  expect(toQuery(wanted, '0-99')).toEqual({
    contains: '7',
    ending: '1234',
    without: '45',
    cursor: '0-99',
    size: 24,
  });
});

test('a number is read in pairs', () => {
  expect(pairDigits('99123456')).toBe('99\u00a012\u00a034\u00a056');
});

test('what is paid is the number, its SIM, the first month and the delivery, and no more', () => {
  const plan = { fee: 18_000, simPrice: 5000, esimPrice: 3000 };
  const number = { surcharge: 500_000 };
  expect(toAmounts({ number }).total).toBe(500_000);
  expect(toAmounts({ number, plan, sim: { sim: 'ESIM' } }).total).toBe(521_000);
  const brought = { number, plan, sim: { sim: 'SIM' }, way: { type: 'DELIVERY' } } as const;
  expect(toAmounts(brought).total).toBe(525_000);
  expect(toAmounts({ ...brought, way: { type: 'PICKUP' } }).total).toBe(523_000);
});

test.each([
  ['iPhone 13', 'yes'],
  ['iphone XR', 'yes'],
  ['Apple iPhone 8 Plus', 'no'],
  ['Samsung Galaxy S23 Ultra', 'yes'],
  ['Galaxy Z Flip5', 'yes'],
  ['Google Pixel 7a', 'yes'],
  ['Redmi Note 9', 'no'],
  ['89049032 00010002 00030004 00050006', 'yes'],
  ['', 'unsaid'],
  ['a red one', 'unknown'],
])('whether %s takes an eSIM: %s', (typed, expected) => {
  expect(checkEsimDevice(typed)).toBe(expected);
});

import { expect, test } from 'vitest';
import { maskName } from './mask-name.ts';

test.each([
  ['Болд', 'Б***д'],
  ['Б***д', 'Б***д'],
  ['Өлзийбаяр', 'Ө***р'],
  [' Ли ', 'Л***и'],
  ['Х', 'Х***'],
  ['Алтан говь ХХК', 'А***К'],
  ['𝒜𝓁', '𝒜***𝓁'],
  ['', ''],
  ['  ', ''],
])('maskName shows of "%s" only "%s"', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

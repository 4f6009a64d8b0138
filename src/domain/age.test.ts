import { expect, test } from 'vitest';
import { toAge } from './age.ts';

test('toAge uses the largest unit of which there are two', () => {
  const minuteMs = 60_000;
  const ages = [-5, 0, 119, 120, 47 * 60, 48 * 60].map((minutes) => toAge(minutes * minuteMs));
  expect(ages.map(({ unit, count }) => `${count} ${unit}`)).toEqual([
    '0 minutes',
    '0 minutes',
    '119 minutes',
    '2 hours',
    '47 hours',
    '2 days',
  ]);
});

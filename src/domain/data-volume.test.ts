import { expect, test } from 'vitest';
import { toDataVolume } from './data-volume.ts';

test.each<[number, string, 'mb' | 'gb']>([
  [0, '0', 'mb'],
  [500, '500', 'mb'],
  [1023, '1023', 'mb'],
  [1024, '1', 'gb'],
  [1025, '1', 'gb'],
  [1536, '1.5', 'gb'],
  [2000, '2', 'gb'],
  [3072, '3', 'gb'],
  [10_240, '10', 'gb'],
  [102_400, '100', 'gb'],
])('toDataVolume when given %i MB is %s %s', (mb, amount, unit) => {
  expect(toDataVolume(mb)).toEqual({ amount, unit });
});

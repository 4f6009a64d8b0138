import { expect, test } from 'vitest';
import { toPageNumber, toTagKey } from './model.ts';

test('toTagKey gives the key of the tag when it is known', () => {
  expect(toTagKey('network')).toBe('tag.network');
  expect(toTagKey('maintenance')).toBe('tag.maintenance');
});

test.each(['', 'Network', 'invented', 'other', 'constructor', '__proto__', 'toString'])(
  'toTagKey gives "other" when the tag is "%s"',
  (tag) => {
    expect(toTagKey(tag)).toBe('tag.other');
  },
);

test.each<[string | null, number]>([
  ['1', 1],
  ['2', 2],
  ['1000', 1000],
  [null, 1],
  ['', 1],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['1001', 1],
  ['two', 1],
  ['Infinity', 1],
  ['NaN', 1],
  ["2' OR 1=1", 1],
])('toPageNumber when given %j is %i', (value, page) => {
  expect(toPageNumber(value)).toBe(page);
});

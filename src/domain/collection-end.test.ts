import { expect, test } from 'vitest';
import { toCollectionEnd, toLastDay } from './collection-end.ts';

test.each([
  ['2026-12-01T00:00:00+08:00', '2026-12-08'],
  ['2026-12-01T23:59:59.999+08:00', '2026-12-08'],
  ['2026-12-02T00:00:00+08:00', '2026-12-09'],
  ['2026-12-28T12:00:00+08:00', '2027-01-04'],
])('what is ready at %s can be collected until the end of %s', (readyAt, day) => {
  const end = toCollectionEnd(Date.parse(readyAt), 7);
  expect(toLastDay(end)).toBe(day);
  expect(new Date(end).toISOString()).toBe(`${day}T16:00:00.000Z`);
});

import { expect, test } from 'vitest';
import { countWindows, toMost, toPhase, toTurn } from './model.ts';

const opensAt = '2026-12-01T02:00:00Z';
const at = Date.parse(opensAt);

test('a pre-order is open from its opening to its end, and without times always', () => {
  const times = { opensAt, closesAt: '2026-12-10T00:00:00Z' };
  expect(toPhase(times, at - 1)).toBe('soon');
  expect(toPhase(times, at)).toBe('open');
  expect(toPhase(times, Date.parse(times.closesAt))).toBe('over');
  expect(toPhase({ opensAt: null, closesAt: null }, at)).toBe('open');
});

test('what branches have given away is not here, and never less than nothing is left', () => {
  expect(toMost({ quota: 100, taken: 30 })).toBe(70);
  expect(toMost({ quota: 10, taken: 30 })).toBe(0);
  expect(toMost({ quota: null, taken: 30 })).toBeGreaterThan(1e6);
});

test('a window has about as many people as there are places, and there are at most 60', () => {
  expect(countWindows(0, 100)).toBe(0);
  expect(countWindows(1, 100)).toBe(1);
  expect(countWindows(1000, 100)).toBe(10);
  expect(countWindows(100_000, 100)).toBe(60);
});

test('who was in line comes in the window of their number, everybody else after all of them', () => {
  const windows = 10;
  expect(toTurn({ opensAt }, { draw: 0, windows })).toBe(at);
  expect(toTurn({ opensAt }, { draw: 0.39, windows })).toBe(at + 3 * 60_000);
  expect(toTurn({ opensAt }, { draw: 0.999, windows })).toBe(at + 9 * 60_000);
  expect(toTurn({ opensAt }, { draw: null, windows })).toBe(at + 10 * 60_000);
  expect(toTurn({ opensAt }, { draw: null, windows: 0 })).toBe(at);
});

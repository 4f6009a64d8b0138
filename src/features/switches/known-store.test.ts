import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Switch } from '#domain/switches.ts';
import { log } from '#lib/log.ts';
import type { readSwitches } from './store.ts';
import { switchedOff } from '../../../tests/unit/switched-off.ts';
import { findSwitches, forgetSwitches, maxAgeMs } from './known-store.ts';

const off = switchedOff('flow /pay/bill');
const start = 1_800_000_000_000;

/** Nothing is known to be switched, and that is long ago. */
beforeEach(async () => {
  forgetSwitches();
  await findSwitches(start - 100 * maxAgeMs, async () => []);
});
afterEach(() => {
  forgetSwitches();
  vi.restoreAllMocks();
});

test('what is known is read again in the background, and waited for when it is half a minute old', async () => {
  let stored: Switch[] = [];
  const read = vi.fn<typeof readSwitches>(async () => stored);
  expect(await findSwitches(start, read)).toEqual([]);
  stored = [off];
  // Young enough: nobody asks.
  expect(await findSwitches(start + 10_000, read)).toEqual([]);
  expect(read).toHaveBeenCalledTimes(1);
  // The next one asks beside its request, and those after it know.
  expect(await findSwitches(start + 20_000, read)).toEqual([]);
  await vi.waitFor(async () => expect(await findSwitches(start + 20_001, read)).toEqual([off]));
  expect(read).toHaveBeenCalledTimes(2);
});

test('after half a minute without a visitor the first one sees what is stored', async () => {
  let stored: Switch[] = [];
  const read = async () => stored;
  await findSwitches(start, read);
  stored = [off];
  expect(await findSwitches(start + maxAgeMs, read)).toEqual([off]);
});

test('while the database fails what was known last holds, and before that everything is on', async () => {
  vi.spyOn(log, 'warn').mockReturnValue();
  const fail = () => Promise.reject(new Error('away'));
  expect(await findSwitches(start, fail)).toEqual([]);
  await findSwitches(start + maxAgeMs, async () => [off]);
  expect(await findSwitches(start + 10 * maxAgeMs, fail)).toEqual([off]);
});

test('a database that hangs holds nobody up for longer than a moment, and the next ones not at all', async () => {
  const { promise, resolve } = Promise.withResolvers<Switch[]>();
  const hang = vi.fn<typeof readSwitches>(() => promise);
  expect(await findSwitches(start, hang)).toEqual([]);
  expect(await findSwitches(start + 1000, hang)).toEqual([]);
  expect(hang).toHaveBeenCalledTimes(1);
  resolve([]);
});

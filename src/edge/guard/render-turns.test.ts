import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sleep } from '#lib/sleep.ts';
import { maxRendering, maxWaiting, takeTurn } from './render-turns.ts';

/** Long enough for whoever waits to look again, more than once. */
const looksMs = 150;
const ends: (() => void)[] = [];
const asking = new Set<symbol>();

async function take(): Promise<void> {
  const own = Symbol('own');
  asking.add(own);
  const end = await takeTurn();
  asking.delete(own);
  if (end) ends.push(end);
}
const fill = () => Promise.all(Array.from({ length: maxRendering }, take));
const endOne = () => ends.shift()?.();

// Timers are real, and there are about a hundred: on a busy machine they take long.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(async () => {
  // The turns are the isolate's, which other tests share.
  for (; ends.length > 0 || asking.size > 0; await sleep(5)) endOne();
  vi.useRealTimers();
});

test('takeTurn lets a render wait until one of those before it has ended', async () => {
  await fill();
  const next = vi.fn<() => void>();
  const waits = take().then(next);
  await sleep(looksMs);
  expect(next).not.toHaveBeenCalled();
  endOne();
  await waits;
  expect(next).toHaveBeenCalledOnce();
});

test('takeTurn gives turns in the order of asking', async () => {
  await fill();
  const order: number[] = [];
  const asked = Array.from({ length: 12 }, (_, i) => take().then(() => order.push(i)));
  for (let i = 0; i < 12 + maxRendering; i += 1) {
    endOne();
    await sleep(looksMs / 5);
  }
  await Promise.all(asked);
  expect(order).toEqual(Array.from({ length: 12 }, (_, i) => i));
});

test('takeTurn answers with null at once when too many wait', async () => {
  await fill();
  const asked = Array.from({ length: maxWaiting }, take);
  expect(await takeTurn()).toBeNull();
  while (ends.length > 0) {
    endOne();
    await sleep(5);
  }
  await Promise.all(asked);
  await expect(takeTurn().then((end) => end?.())).resolves.toBe(true);
});

test('takeTurn passes the turn on when a render waits for a service', async () => {
  await fill();
  const next = vi.fn<() => void>();
  const waits = take().then(next);
  vi.setSystemTime(Date.now() + 19);
  await sleep(looksMs);
  expect(next).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 1);
  await waits;
  expect(next).toHaveBeenCalledOnce();
});

test('takeTurn forgets who waits and has not looked again in time', async () => {
  await fill();
  const asked = Array.from({ length: maxWaiting }, take);
  // They have no moment to look again before the next one asks.
  vi.setSystemTime(Date.now() + 1000);
  const end = await takeTurn();
  expect(end).not.toBeNull();
  end?.();
  while (asking.size > 0) {
    endOne();
    await sleep(5);
  }
  await Promise.all(asked);
});

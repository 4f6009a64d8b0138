import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPayment } from './watch-payment.ts';

const lifeMs = 30 * 60_000;
let state: string | null = 'PENDING';
let refunds = 0;
let hidden = false;
const read = vi.fn<() => Promise<{ state: string; refunds: number } | null>>(async () =>
  state === null ? null : { state, refunds },
);
const changed = vi.fn<() => void>();
const watch = () =>
  watchPayment({
    shown: { state: 'PENDING', refunds: 0 },
    lifeMs,
    read,
    isHidden: () => hidden,
    changed,
  });

beforeEach(() => {
  vi.useFakeTimers();
  [state, refunds, hidden] = ['PENDING', 0, false];
  read.mockClear();
  changed.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a payment is asked about every ten seconds at first, then every thirty, until a little after its end', async () => {
  watch();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(read).toHaveBeenCalledTimes(12);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(read).toHaveBeenCalledTimes(22);
  await vi.advanceTimersByTimeAsync(lifeMs);
  const asked = read.mock.calls.length;
  await vi.advanceTimersByTimeAsync(lifeMs);
  expect(read).toHaveBeenCalledTimes(asked);
  expect(changed).not.toHaveBeenCalled();
});

test('the page is loaded anew once, when the payment has another state', async () => {
  watch();
  state = 'SUCCESS';
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.advanceTimersByTimeAsync(lifeMs);
  expect([read.mock.calls.length, changed.mock.calls.length]).toEqual([1, 1]);
});

test('the page is loaded anew when a part that was paid goes back, though the payment still waits', async () => {
  watch();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(changed).not.toHaveBeenCalled();
  refunds = 1;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(changed).toHaveBeenCalledOnce();
});

test('nothing is asked while nobody sees the page; who comes back is told at once', async () => {
  hidden = true;
  const { look } = watch();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).not.toHaveBeenCalled();
  state = 'SUCCESS';
  look();
  await vi.advanceTimersByTimeAsync(0);
  expect(changed).toHaveBeenCalledOnce();
});

test('a page that does not know asks again, and one question at a time', async () => {
  watch();
  read.mockRejectedValueOnce(new Error('offline'));
  state = null;
  await vi.advanceTimersByTimeAsync(20_000);
  expect([read.mock.calls.length, changed.mock.calls.length]).toEqual([2, 0]);
});

test('nothing is asked or done after the page was left', async () => {
  const { stop } = watch();
  stop();
  state = 'SUCCESS';
  await vi.advanceTimersByTimeAsync(lifeMs);
  expect([read.mock.calls.length, changed.mock.calls.length]).toEqual([0, 0]);
});

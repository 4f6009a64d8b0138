import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LinkState, watchLink } from './watch-link.ts';

const lifeMs = 5 * 60_000;
let state: LinkState | null = 'open';
let hidden = false;
const read = vi.fn<() => Promise<LinkState | null>>(async () => state);
const tell = vi.fn<(state: LinkState) => void>();
const watch = () => watchLink({ lifeMs, read, isHidden: () => hidden, tell });

beforeEach(() => {
  vi.useFakeTimers();
  [state, hidden] = ['open', false];
  read.mockClear();
  tell.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a link is asked about every four seconds, and said to be over at its end, but asked no more', async () => {
  watch();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(15);
  await vi.advanceTimersByTimeAsync(lifeMs);
  expect(tell.mock.calls).toEqual([['over']]);
  const asked = read.mock.calls.length;
  expect(asked).toBeLessThanOrEqual(lifeMs / 4000);
  await vi.advanceTimersByTimeAsync(lifeMs);
  expect(read).toHaveBeenCalledTimes(asked);
});

test('nothing is asked while the page is hidden, and it goes on when it is shown again', async () => {
  watch();
  hidden = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).not.toHaveBeenCalled();
  hidden = false;
  state = 'taken';
  await vi.advanceTimersByTimeAsync(4000);
  expect(tell.mock.calls).toEqual([['taken']]);
});

test.each(['taken', 'over', 'gone'] as const)(
  'a link that is %s is said so once, and asked about no more',
  async (known) => {
    watch();
    state = known;
    await vi.advanceTimersByTimeAsync(lifeMs * 2);
    expect([read.mock.calls.length, tell.mock.calls]).toEqual([1, [[known]]]);
  },
);

test('a page that does not know asks again, and one question at a time', async () => {
  watch();
  read.mockRejectedValueOnce(new Error('offline'));
  state = null;
  await vi.advanceTimersByTimeAsync(8000);
  expect([read.mock.calls.length, tell.mock.calls]).toEqual([2, []]);
  read.mockReturnValueOnce(new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(3);
});

test('nothing is said or asked after the page was left', async () => {
  const answer = Promise.withResolvers<LinkState>();
  read.mockReturnValueOnce(answer.promise);
  const leave = watch();
  await vi.advanceTimersByTimeAsync(4000);
  leave();
  answer.resolve('taken');
  await vi.advanceTimersByTimeAsync(lifeMs * 2);
  expect([read.mock.calls.length, tell.mock.calls]).toEqual([1, []]);
});

import { vi } from 'vitest';

/**
 * The time limits of calls, by a clock that a test moves: a call that is given up takes no time, and the clock goes on by
 * what it would have taken.
 */
export function openLimits() {
  let newest = { ms: 0, end: () => {} };
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    newest = { ms, end: () => limit.abort(new DOMException('late', 'TimeoutError')) };
    return limit.signal;
  });
  /** Of the call whose limit was set last: of the one that is sent at this moment. */
  return function giveUp(): Promise<never> {
    vi.setSystemTime(Date.now() + newest.ms);
    queueMicrotask(newest.end);
    return new Promise(() => {});
  };
}

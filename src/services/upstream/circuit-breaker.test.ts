import { expect, test } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

function openBreaker() {
  let nowMs = 1_000_000;
  const breaker = createCircuitBreaker(() => nowMs);
  const call = (failed: boolean) => {
    const permit = breaker.permit('content');
    if (permit) breaker.report('content', permit, failed);
    return permit;
  };
  const calls = (count: number, failed: boolean) => {
    for (let i = 0; i < count; i += 1) call(failed);
  };
  return { breaker, call, calls, pass: (ms: number) => (nowMs += ms) };
}

test('it opens at half of twenty calls failing', () => {
  const { breaker, calls } = openBreaker();
  calls(10, false);
  calls(9, true);
  expect(breaker.permit('content')).toBeDefined();
  calls(1, true);
  expect(breaker.permit('content')).toBeUndefined();
});

test('it stays closed below half, and below twenty calls', () => {
  const { breaker, calls, pass } = openBreaker();
  calls(19, true);
  pass(11_000);
  calls(11, false);
  calls(10, true);
  expect(breaker.permit('content')).toBeDefined();
});

test('calls older than ten seconds do not count', () => {
  const { breaker, calls, pass } = openBreaker();
  calls(19, true);
  pass(10_000);
  calls(1, true);
  expect(breaker.permit('content')).toBeDefined();
});

test('services fail each for itself', () => {
  const { breaker, calls } = openBreaker();
  calls(20, true);
  expect(breaker.permit('commerce')).toBeDefined();
});

test('after five seconds one probe goes out, and its success closes the circuit', () => {
  const { breaker, call, calls, pass } = openBreaker();
  calls(20, true);
  pass(4999);
  expect(breaker.permit('content')).toBeUndefined();
  pass(1);
  const probe = breaker.permit('content');
  expect(probe).toEqual({ probe: true });
  expect(breaker.permit('content')).toBeUndefined();
  breaker.report('content', probe ?? { probe: true }, false);
  expect(call(false)).toEqual({ probe: false });
});

test('a failed probe keeps it open, and one that never reports does not hold it open', () => {
  const { breaker, call, calls, pass } = openBreaker();
  calls(20, true);
  pass(5000);
  expect(call(true)).toEqual({ probe: true });
  expect(breaker.permit('content')).toBeUndefined();
  pass(5000);
  expect(breaker.permit('content')).toEqual({ probe: true });
  pass(5000);
  expect(breaker.permit('content')).toEqual({ probe: true });
});

test('a call from before the failure does not close it', () => {
  const { breaker, calls } = openBreaker();
  const early = breaker.permit('content');
  calls(20, true);
  breaker.report('content', early ?? { probe: false }, false);
  expect(breaker.permit('content')).toBeUndefined();
});

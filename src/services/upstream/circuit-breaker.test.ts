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

test('permit refuses when half of twenty calls have failed', () => {
  const { breaker, calls } = openBreaker();
  calls(10, false);
  calls(9, true);
  expect(breaker.permit('content')).toBeDefined();
  calls(1, true);
  expect(breaker.permit('content')).toBeUndefined();
});

test('permit allows a call when fewer than half or fewer than twenty have failed', () => {
  const { breaker, calls, pass } = openBreaker();
  calls(19, true);
  pass(11_000);
  calls(11, false);
  calls(10, true);
  expect(breaker.permit('content')).toBeDefined();
});

test('permit ignores calls when they are older than ten seconds', () => {
  const { breaker, calls, pass } = openBreaker();
  calls(19, true);
  pass(10_000);
  calls(1, true);
  expect(breaker.permit('content')).toBeDefined();
});

test('permit allows a service when another one has failed', () => {
  const { breaker, calls } = openBreaker();
  calls(20, true);
  expect(breaker.permit('commerce')).toBeDefined();
});

test('permit allows one probe when five seconds have passed, and all calls when it succeeded', () => {
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

test('permit allows the next probe after five seconds when one has failed or never reported', () => {
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

test('report leaves the circuit open when a call that began before it opened succeeds', () => {
  const { breaker, calls } = openBreaker();
  const early = breaker.permit('content');
  calls(20, true);
  breaker.report('content', early ?? { probe: false }, false);
  expect(breaker.permit('content')).toBeUndefined();
});

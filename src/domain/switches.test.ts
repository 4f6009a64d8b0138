import { expect, test } from 'vitest';
import { findSet, findSetFlow, noticeId, type Switch, toFlowId } from './switches.ts';
import { readLocalInput, toLocalInput } from './ulaanbaatar-time.ts';
import { switchedOff } from '../../tests/unit/switched-off.ts';

const now = Date.UTC(2026, 10, 24, 4);
const one = (given: Partial<Switch> = {}): Switch => ({ ...switchedOff(noticeId), ...given });

test.each([
  [{}, true],
  [{ isSet: false }, false],
  [{ fromAt: now + 1 }, false],
  [{ fromAt: now }, true],
  [{ untilAt: now + 1 }, true],
  [{ untilAt: now }, false],
])('with %j it is set: %s', (given, isSet) => {
  expect(findSet([one(given)], noticeId, now) !== null).toBe(isSet);
});

test.each([
  ['/pay/bill', true],
  ['/pay/bill/number?x=1', true],
  ['/pay/bill#top', true],
  ['/pay/bills', false],
  ['/pay', false],
  ['https://other.mn/pay/bill', false],
])('a link to %s leads to the flow that is off: %s', (href, leads) => {
  const off = one({ id: toFlowId('/pay/bill') });
  expect(findSetFlow([one(), off], href, now)).toBe(leads ? off : null);
});

test.each([
  ['/new-number', '/newnumberv2'],
  ['/new-number?class=GOLD', '/newnumberv2'],
  ['/new-number/other', null],
  ['/newnumberv2/plan', '/newnumberv2'],
  ['/leasing', '/leasing/assessment'],
  ['/leasing?product=p-1', '/leasing/assessment'],
  ['/leasing/company', null],
  ['/leasing/result', null],
])('a link to %s leads to the flow %s, wherever that begins', (href, path) => {
  const all = ['/newnumberv2', '/leasing/assessment'].map((off) => one({ id: toFlowId(off) }));
  expect(findSetFlow(all, href, now)?.id ?? null).toBe(path && toFlowId(path));
});

test('a time is typed as in Ulaanbaatar, and none that no clock shows', () => {
  expect(readLocalInput('2026-11-24T14:00')).toBe(Date.UTC(2026, 10, 24, 6));
  expect(readLocalInput('2026-11-24 14:00')).toBe(Date.UTC(2026, 10, 24, 6));
  expect(toLocalInput(Date.UTC(2026, 10, 24, 6))).toBe('2026-11-24T14:00');
  for (const typed of ['', '14:00', '2026-02-30T10:00', '2026-11-24T25:00', 'tomorrow']) {
    expect(readLocalInput(typed)).toBeNull();
  }
});

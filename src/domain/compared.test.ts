import { expect, test } from 'vitest';
import { toCompared, toComparedPlans, toCompareHref, toComparePlansHref } from './compared.ts';

test('toCompared takes the first four products when an address names more', () => {
  const query = new URLSearchParams('with=a&with=b&with=a&with=c&with=d&with=e&with=x%2Fy');
  expect(toCompared(query)).toEqual({ ids: ['a', 'b', 'c', 'd'], isCut: true });
  expect(toCompared(new URLSearchParams('with=a&with=a'))).toEqual({ ids: ['a'], isCut: false });
});

test('toCompared reads what toCompareHref has written', () => {
  const ids = ['p-1', 'p&2', 'гар'];
  expect(toCompared(new URL(toCompareHref(ids), 'http://x').searchParams).ids).toEqual(ids);
  expect(toCompareHref([])).toBe('/compare');
});

test('toComparedPlans reads what toComparePlansHref has written, and the service is always named', () => {
  const ids = ['plan-1', 'p&2'];
  const { searchParams } = new URL(toComparePlansHref('postpaid', ids), 'http://x');
  expect(toComparedPlans(searchParams)).toEqual({ serviceId: 'postpaid', ids, isCut: false });
  expect(toComparedPlans(new URLSearchParams('of=postpaid'))).toMatchObject({ ids: [] });
  expect(toComparedPlans(new URLSearchParams('plan=plan-1'))).toBeNull();
  expect(toComparedPlans(new URLSearchParams('of=a%2Fb&plan=plan-1'))).toBeNull();
});

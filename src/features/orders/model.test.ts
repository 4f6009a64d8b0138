import { expect, test } from 'vitest';
import { readPlace, toProgress, toTimeline } from './model.ts';

test.each([
  ['PLACED', 'DELIVERY', ['PLACED', 'SHIPPED', 'COMPLETED'], 1],
  ['SHIPPED', 'PICKUP', ['PLACED', 'SHIPPED', 'COMPLETED'], 2],
  ['COMPLETED', 'DELIVERY', ['PLACED', 'SHIPPED', 'COMPLETED'], 3],
  ['PLACED', 'DIGITAL', ['PLACED', 'COMPLETED'], 1],
  ['COMPLETED', 'DIGITAL', ['PLACED', 'COMPLETED'], 2],
] as const)('an order that is %s by %s has come so far', (status, deliveryType, steps, reached) => {
  expect(toProgress({ status, deliveryType })).toEqual({ steps, reached });
});

test.each(['AWAITING_PAYMENT', 'LAPSED', 'CANCELED'] as const)(
  'an order that is %s goes no way on',
  (status) => {
    expect(toProgress({ status, deliveryType: 'DELIVERY' })).toBeNull();
  },
);

test('what has happened begins with the present state, and says nothing of what came before the money', () => {
  const events = [
    { status: 'AWAITING_PAYMENT', at: 1 },
    { status: 'PLACED', at: 2 },
    { status: 'SHIPPED', at: 3 },
    { status: 'COMPLETED', at: 3 },
    { status: 'LAPSED', at: 4 },
  ];
  const shown = [
    { status: 'COMPLETED', at: 3 },
    { status: 'SHIPPED', at: 3 },
    { status: 'PLACED', at: 2 },
  ];
  expect(toTimeline(events)).toEqual(shown);
  expect(toTimeline(events.toReversed())).toEqual(shown);
});

test('the place of a page is a time and an id, and nothing else', () => {
  const id = '0a'.repeat(32);
  expect(readPlace(`1763900000000-${id}`)).toEqual({ at: 1_763_900_000_000, id });
  for (const text of [null, '', `1-${id}`, `1763900000000-${id}0`, "1763900000000-' OR 1"]) {
    expect(readPlace(text)).toBeNull();
  }
});

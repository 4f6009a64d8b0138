import { expect, test } from 'vitest';
import { newGroup } from '../../tests/unit/open-offers.ts';
import { toTerms, usualTerms } from './lease-terms.ts';

const now = Date.UTC(2026, 10, 25, 4);
const at = (ms: number) => new Date(now + ms).toISOString();
const own = { percents: [0, 15, 40], months: [3, 9], minAge: 18 };

test.each([
  ['of all products', {}, own],
  ['of this product', { productIds: ['p-2', 'p-1'] }, own],
  ['of another product', { productIds: ['p-2'] }, usualTerms],
  ['that begins at this moment', { startsAt: at(0) }, own],
  ['that begins in a moment', { startsAt: at(1) }, usualTerms],
  ['that ends in a moment', { endsAt: at(1) }, own],
  ['that ends at this moment', { endsAt: at(0) }, usualTerms],
  ['that is over, of this product', { productIds: ['p-1'], endsAt: at(-1) }, usualTerms],
  ['without prepayments', { prepayOptions: [] }, { ...own, percents: usualTerms.percents }],
  ['without terms', { terms: [] }, { ...own, months: usualTerms.months }],
  [
    'in which nothing makes sense',
    { prepayOptions: [-1, 91, 12.5], terms: [0, 61, -6] },
    { ...own, percents: usualTerms.percents, months: usualTerms.months },
  ],
  [
    'unsorted, and with some twice',
    { prepayOptions: [90, 0, 15, 0], terms: [60, 1, 9, 9] },
    { ...own, percents: [0, 15, 90], months: [1, 9, 60] },
  ],
  ['for older people', { minAge: 21 }, { ...own, minAge: 21 }],
  ['for younger people', { minAge: 16 }, own],
])('a group %s', (_which, given, terms) => {
  expect(toTerms(newGroup(given), 'p-1', now)).toEqual(terms);
});

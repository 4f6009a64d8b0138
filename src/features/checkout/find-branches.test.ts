import { expect, test } from 'vitest';
import type { OrderLine } from '#order/model.ts';
import { rankBranches } from './find-branches.ts';
import { branchAt } from '../../../tests/support/branch-at.ts';

const toLine = (product: string, quantity: number, type: OrderLine['type'] = 'PHYSICAL') => ({
  productId: `${product}-v`,
  product,
  nameMn: '',
  nameEn: '',
  image: null,
  price: 1,
  quantity,
  type,
});

const branches = [
  branchAt('far', 107.2),
  branchAt('near', 106.92),
  branchAt('whole', 107.5),
  branchAt('nowhere', null),
];
const lines = [toLine('a', 2), toLine('b', 1), toLine('card', 9, 'DIGITAL')];
const stocks = new Map([
  ['a', new Map(Object.entries({ near: 1, whole: 2, far: 5 }))],
  ['b', new Map(Object.entries({ near: 4, whole: 1 }))],
]);
const ranking = { stocks, position: { lat: 47.9, lng: 106.9 }, own: undefined, now: new Date(0) };
const write = (own?: string, position: typeof ranking.position | null = ranking.position) =>
  rankBranches(branches, lines, { ...ranking, own, position }).map(
    ({ branch, inStock }) => `${branch.id} ${inStock}`,
  );

test('rankBranches puts branches that have every line first, then the nearest', () => {
  expect(write()).toEqual(['whole 2', 'near 1', 'far 1', 'nowhere 0']);
});

test('rankBranches puts the branch of the kiosk before all', () => {
  expect(write('nowhere')).toEqual(['nowhere 0', 'whole 2', 'near 1', 'far 1']);
});

test.each([
  ['is not known', null],
  ['is in another country', { lat: 37.5, lng: 127 }],
])(
  'rankBranches begins with the capital, and tells no distance, when the position %s',
  (_, position) => {
    expect(write(undefined, position)).toEqual(['whole 2', 'near 1', 'far 1', 'nowhere 0']);
    const ranked = rankBranches(branches, lines, { ...ranking, position });
    expect(ranked.map(({ km }) => km)).toEqual([null, null, null, null]);
  },
);

test('rankBranches says nothing of the stock when commerce does not', () => {
  const unknown = rankBranches(branches, lines, { ...ranking, stocks: new Map([['a', null]]) });
  expect(unknown.map(({ inStock }) => inStock)).toEqual([null, null, null, null]);
});

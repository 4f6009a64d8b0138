import { expect, test } from 'vitest';
import type { Branch } from '#contracts/content/places.ts';
import { findBranches, findNearby, findNearest, toBranchFilters } from './model.ts';

const closed = { open: null, close: null };

function branchOf(id: string, given: Partial<Branch> = {}): Branch {
  return {
    id,
    nameMn: id,
    nameEn: id,
    cityId: 'ub',
    districtId: 'sukhbaatar',
    khorooId: null,
    addressMn: '',
    addressEn: '',
    lat: 47.92,
    lng: 106.92,
    phone: '',
    services: ['sim'],
    hours: Array.from({ length: 7 }, () => ({ open: '09:00', close: '18:00' })),
    exceptions: [],
    hasKiosk: false,
    updatedAt: null,
    ...given,
  };
}

const branches = [
  branchOf('darkhan', { cityId: 'darkhan', districtId: null, lat: 49.49, lng: 105.92 }),
  branchOf('east', { districtId: 'bayanzurkh', lng: 106.99, services: ['sim', 'esim'] }),
  branchOf('centre'),
  branchOf('holiday', { exceptions: [{ date: '2026-07-06', ...closed }], lng: 106.95 }),
];
const noon = new Date('2026-07-06T12:00:00+08:00');
const night = new Date('2026-07-06T23:00:00+08:00');
const square = { lat: 47.919, lng: 106.917 };
const find = (query: string, position: typeof square | null = null, now = noon) =>
  findBranches(branches, toBranchFilters(new URLSearchParams(query)), position, now);
const idsOf = (...asked: Parameters<typeof find>) => find(...asked).map(({ branch }) => branch.id);

test('findBranches lists every branch in the order of upstream when no filter is set', () => {
  expect(idsOf('')).toEqual(['darkhan', 'east', 'centre', 'holiday']);
});

test.each([
  ['city=darkhan', ['darkhan']],
  ['city=ub', ['east', 'centre', 'holiday']],
  ['city=nowhere', []],
  ['district=bayanzurkh', ['east']],
  ['city=darkhan&district=bayanzurkh', ['darkhan']],
  ['service=esim', ['east']],
  ['service=repair', []],
  ['service=invented', ['darkhan', 'east', 'centre', 'holiday']],
  ['service=toString', ['darkhan', 'east', 'centre', 'holiday']],
  ['open=1', ['darkhan', 'east', 'centre']],
  ['open=0', ['darkhan', 'east', 'centre', 'holiday']],
  ['open=1&service=esim&city=ub', ['east']],
])('findBranches when the query is "%s" finds %j', (query, ids) => {
  expect(idsOf(query)).toEqual(ids);
});

test('findBranches finds no open branch when it is night', () => {
  expect(idsOf('open=1', null, night)).toEqual([]);
});

test('findBranches says when a branch opens when it is closed', () => {
  const [first] = find('', null, night);
  expect(first?.opening).toEqual({
    state: 'closed',
    opens: { daysAhead: 1, weekday: 1, at: '09:00' },
  });
});

test('findBranches sorts by distance only when that is asked for', () => {
  expect(idsOf('sort=nearest', square)).toEqual(['centre', 'holiday', 'east', 'darkhan']);
  expect(idsOf('near=49.5,105.9', { lat: 49.5, lng: 105.9 })[0]).toBe('darkhan');
  expect(idsOf('', square)).toEqual(['darkhan', 'east', 'centre', 'holiday']);
});

test('findBranches leaves the order when no position is known', () => {
  const found = find('sort=nearest');
  expect(found.map(({ branch }) => branch.id)).toEqual(['darkhan', 'east', 'centre', 'holiday']);
  expect(found.every(({ km }) => km === null)).toBe(true);
});

test('findBranches gives each branch its distance when a position is known', () => {
  const kilometres = find('city=ub', square).map(({ km }) => Math.round(km ?? NaN));
  expect(kilometres).toEqual([5, 0, 2]);
});

test('findBranches leaves the given list unchanged when it sorts', () => {
  idsOf('sort=nearest', square);
  expect(branches.map(({ id }) => id)).toEqual(['darkhan', 'east', 'centre', 'holiday']);
});

test.each([
  ['47.92,106.92', { lat: 47.92, lng: 106.92 }],
  ['-33.9,-70.5', { lat: -33.9, lng: -70.5 }],
  ['0,0', { lat: 0, lng: 0 }],
  ['90,180', { lat: 90, lng: 180 }],
  ['91,106', null],
  ['47,181', null],
  ['', null],
  [',', null],
  ['47.92', null],
  ['47.92,', null],
  [',106.92', null],
  ['47.92,106.92,5', null],
  ['a,b', null],
  ['Infinity,0', null],
  ['1e1,0x1f', null],
])('toBranchFilters when near is "%s" gives the position %j', (near, position) => {
  const filters = toBranchFilters(new URLSearchParams({ near }));
  expect(filters.near).toEqual(position);
  expect(filters.nearest).toBe(position !== null);
});

test.each([
  ['near=47.9,106.9', true],
  ['near=47.9,106.9&sort=nearest', true],
  ['near=47.9,106.9&sort=', false],
  ['sort=nearest', true],
  ['sort=', false],
])('toBranchFilters when the query is "%s" sorts by distance: %s', (query, nearest) => {
  expect(toBranchFilters(new URLSearchParams(query)).nearest).toBe(nearest);
});

test.each([
  ['nobody knows where the visitor is', null],
  ['the visitor is far from Mongolia', { lat: 52.52, lng: 13.4 }],
])('findNearby gives the branches of the capital, without distances, when %s', (_, position) => {
  const { isNear, found } = findNearby(branches, position, noon);
  expect(isNear).toBe(false);
  expect(found.map(({ branch }) => branch.id)).toEqual(['centre', 'holiday', 'east', 'darkhan']);
  expect(found.map(({ km }) => km)).toEqual([null, null, null, null]);
});

test('findNearby gives the nearest branches when the visitor is near one', () => {
  const { isNear, found } = findNearby(branches, { lat: 49.4, lng: 105.9 }, noon);
  expect([isNear, found[0]?.branch.id]).toEqual([true, 'darkhan']);
  expect(found[0]?.km).toBeLessThan(20);
});

test('findNearest names all that may be the nearest, three at most, when a position is a kilometre wide', () => {
  const found = findBranches(
    [
      branchOf('far', { lng: 107.4 }),
      ...['a', 'b', 'c', 'd'].map((id) => branchOf(id)),
      branchOf('unknown', { lat: null }),
    ],
    toBranchFilters(new URLSearchParams()),
    square,
    noon,
  );
  expect(findNearest(found, square).map(({ branch }) => branch.id)).toEqual(['a', 'b', 'c']);
  expect(findNearest(found, { lat: 52.5, lng: 13.4 })).toEqual([]);
  expect(findNearest(found, null)).toEqual([]);
});

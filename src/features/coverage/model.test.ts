import { expect, test } from 'vitest';
import { coverageArea } from '#contracts/coverage/areas.ts';
import {
  findBest,
  findCity,
  findDistrict,
  listPlanned,
  sortAreas,
  splitAreas,
  toCoverageQuery,
  toReach,
} from './model.ts';

const areaOf = (id: string, given: object = {}) =>
  coverageArea.parse({ id, nameMn: id, nameEn: id, ...given });
const ask = (query: string) => toCoverageQuery(new URLSearchParams(query));

test.each([
  ['', '4G'],
  ['g=5G', '5G'],
  ['g=6G', '4G'],
  ['g=toString', '4G'],
])('toCoverageQuery when the query is "%s" asks for %s', (query, generation) => {
  expect(ask(query).generation).toBe(generation);
});

test.each([
  [{ generation: '4G', level: 'PART', percent: 99 }, 'PART', 99],
  [{ generation: '4G', level: 'FULL' }, 'FULL', null],
  [{ generation: '4G', percent: 95 }, 'FULL', 95],
  [{ generation: '4G', percent: 1 }, 'PART', 1],
  [{ generation: '4G', percent: 0 }, 'NONE', 0],
  [{ generation: '4G', level: 'GOOD', percent: 120 }, 'UNKNOWN', null],
  [{ generation: '4G' }, 'UNKNOWN', null],
  [{ generation: '3G', percent: 100 }, 'UNKNOWN', null],
  [{ generation: '6G', percent: 100 }, 'UNKNOWN', null],
])('toReach of 4G when a service says %j is %s', (said, level, percent) => {
  expect(toReach(areaOf('a', { reach: [said] }), '4G')).toEqual({ level, percent });
});

test('findBest is the newest generation that reaches an area, and none when nothing is known', () => {
  const reach = [
    { generation: '3G', percent: 80 },
    { generation: '4G', level: 'PART' },
    { generation: '5G', percent: 0 },
  ];
  expect(findBest(areaOf('a', { reach }))).toBe('4G');
  expect(findBest(areaOf('a'))).toBeUndefined();
});

const capital = areaOf('ub', { nameMn: 'Улаанбаатар', kind: 'CITY' });
const khovd = areaOf('khovd', { nameMn: 'Ховд аймаг', nameEn: 'Khovd', kind: 'AIMAG' });
const tuv = areaOf('tuv', { nameMn: 'Төв', nameEn: 'Tuv' });
const district = areaOf('d', { kind: 'DISTRICT', parentId: 'ub', lat: 47.92, lng: 106.92 });
const other = areaOf('e', { kind: 'DISTRICT', parentId: 'ub', lat: 47.75, lng: 107.25 });
const sum = areaOf('s', { kind: 'SUM', parentId: 'khovd' });

test('splitAreas keeps aimags and districts apart, the capital first, when a service sends all of them', () => {
  const { aimags, districts } = splitAreas([khovd, sum, district, tuv, capital], 'mn');
  expect(aimags.map(({ id }) => id)).toEqual(['ub', 'tuv', 'khovd']);
  expect(districts.map(({ id }) => id)).toEqual(['d']);
});

test('sortAreas puts Ө and Ү where the Mongolian alphabet has them', () => {
  const names = ['Ховд', 'Өвөрхангай', 'Увс', 'Орхон'].map((nameMn) => areaOf(nameMn));
  expect(sortAreas(names, 'mn').map(({ nameMn }) => nameMn)).toEqual([
    'Орхон',
    'Өвөрхангай',
    'Увс',
    'Ховд',
  ]);
});

test.each([
  ['city=tuv', 'tuv'],
  ['city=khovd&near=47.92,106.92', 'khovd'],
  ['near=47.92,106.92', 'ub'],
  ['near=48.01,91.64', 'khovd'],
  ['near=47.71,106.95', 'tuv'],
  ['near=52.5,13.4', undefined],
  ['city=nowhere', undefined],
  ['', undefined],
])('findCity when the query is "%s" is %s', (query, id) => {
  expect(findCity([capital, khovd, tuv], ask(query))?.id).toBe(id);
});

test.each([
  ['city=ub&district=e', 'e'],
  ['near=47.93,106.91', 'd'],
  ['near=47.76,107.24', 'e'],
  ['near=48.9,107.9', undefined],
  ['city=ub', undefined],
  ['city=ub&near=47.93,106.91', undefined],
])('findDistrict when the query is "%s" is %s', (query, id) => {
  expect(findDistrict([district, other, sum], ask(query))?.id).toBe(id);
});

test('listPlanned has what is still to come, each site once, the soonest first', () => {
  const site = (opens: string, nameMn = 'Хатгал') => ({ generation: '4G', opens, nameMn });
  const aimag = areaOf('khuvsgul', { planned: [site('2027-06'), site('2026-10'), site('soon')] });
  const below = areaOf('khatgal', {
    planned: [site('2027-06'), site('2026-11-20'), site('2026-11-24', 'Б')],
  });
  expect(
    listPlanned([aimag, below], '2026-11-24').map(({ opens, nameMn }) => [opens, nameMn]),
  ).toEqual([
    ['2026-11-24', 'Б'],
    ['2027-06', 'Хатгал'],
  ]);
});

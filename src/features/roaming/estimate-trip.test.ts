import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RoamingCountry } from '#contracts/content/roaming.ts';
import { estimateTrip, findNextBest, type Trip, type TripEstimate } from './estimate-trip.ts';

type Offer = RoamingCountry['packages'][number];

const week = { id: 'week', nameMn: '7 хоног', nameEn: 'A week', mb: 3072, days: 7, price: 30_000 };
const day = { id: 'day', nameMn: 'Өдөр', nameEn: 'A day', mb: 500, days: 1, price: 6000 };
const month = {
  id: 'month',
  nameMn: 'Сар',
  nameEn: 'A month',
  mb: 10_240,
  days: 30,
  price: 75_000,
};

const korea: RoamingCountry = {
  id: 'kr',
  country: 'KR',
  nameMn: 'Солонгос',
  nameEn: 'South Korea',
  zone: 1,
  operators: [],
  callHome: 1000,
  callLocal: 500,
  callIn: 300,
  sms: 200,
  dataMb: 100,
  packages: [month, week, day],
  updatedAt: null,
};

/** A word for the packages of an estimate: `week + 3 day`. */
const wordOf = ({ packages }: TripEstimate) =>
  packages.map((p) => (p.times > 1 ? `${p.times} ${p.package.id}` : p.package.id)).join(' + ');

test.each([
  ['a weekend with a few maps', 2, 50, '', 5000],
  ['a day', 1, 400, 'day', 6000],
  ['two days: the daily package twice', 2, 700, '2 day', 12_000],
  ['much data on one day: the daily package again', 1, 1400, '3 day', 18_000],
  ['a week', 7, 3072, 'week', 30_000],
  ['a day more than a week: a day beside it', 8, 3500, 'week + day', 36_000],
  ['more data than a week holds: a day beside it', 7, 3500, 'week + day', 36_000],
  ['much more data than a week holds: the package twice', 7, 6000, '2 week', 60_000],
  ['three weeks', 21, 9000, 'month', 75_000],
  ['five weeks and a day', 36, 12_000, 'month + week', 105_000],
  ['two months', 60, 20_480, '2 month', 150_000],
])('estimateTrip finds the cheapest way when the trip is %s', (_, days, mb, word, totalMnt) => {
  const estimate = estimateTrip(korea, { days, mb });
  expect(wordOf(estimate)).toBe(word);
  expect(estimate).toMatchObject({ totalMnt, withoutPackageMnt: mb * 100 });
});

test('estimateTrip tells what the packages hold together when they are mixed', () => {
  expect(estimateTrip(korea, { days: 8, mb: 3500 })).toMatchObject({ days: 8, mb: 3572 });
});

test('estimateTrip pays by the megabyte when the country has no packages', () => {
  expect(estimateTrip({ ...korea, packages: [] }, { days: 7, mb: 3072 })).toEqual({
    packages: [],
    mb: 0,
    days: 0,
    totalMnt: 307_200,
    withoutPackageMnt: 307_200,
  });
});

test('estimateTrip chooses no package when it costs the same', () => {
  expect(estimateTrip(korea, { days: 1, mb: 60 }).packages).toEqual([]);
});

test('estimateTrip chooses one package several times when a mix costs the same', () => {
  const packages = [
    { ...day, id: 'one', days: 1, price: 1000 },
    { ...day, id: 'two', days: 2, price: 2000 },
    { ...day, id: 'three', days: 3, price: 3000 },
  ];
  expect(wordOf(estimateTrip({ ...korea, packages }, { days: 4, mb: 100 }))).toBe('4 one');
});

test.each([
  ['a week', 7, 3072, '7 day', 42_000],
  ['eight days', 8, 3500, '8 day', 48_000],
  ['three weeks', 21, 9000, '3 week', 90_000],
])('the next best for %s is one other package, as often as needed', (_, days, mb, word, mnt) => {
  const trip = { days, mb };
  const next = findNextBest(korea, trip, estimateTrip(korea, trip));
  expect([`${next?.times} ${next?.package.id}`, next?.totalMnt]).toEqual([word, mnt]);
});

test('there is no next best where nothing else is sold', () => {
  const one = { ...korea, packages: [week] };
  const trip = { days: 7, mb: 3072 };
  expect(findNextBest(one, trip, estimateTrip(one, trip))).toBeNull();
});

test('estimateTrip ignores a package when it has no data or no days', () => {
  const packages = [
    { ...day, id: 'empty', mb: 0, price: 1 },
    { ...day, id: 'over', days: 0, price: 1 },
    { ...day, id: 'back', days: -7, mb: -1, price: 1 },
  ];
  expect(estimateTrip({ ...korea, packages }, { days: 1, mb: 400 }).packages).toEqual([]);
});

const offersOf = (mb: number, days: number, price: number) =>
  fc.array(
    fc.record({
      id: fc.constant('p'),
      nameMn: fc.constant(''),
      nameEn: fc.constant(''),
      mb: fc.integer({ min: 1, max: mb }),
      days: fc.integer({ min: 1, max: days }),
      price: fc.integer({ min: 0, max: price }),
    }),
    { maxLength: 4 },
  );

/** The lowest price of any purchase, found by trying all. */
function tryAll(offers: readonly Offer[], trip: Trip): number {
  const known = new Map<string, number>();
  const priceOf = (days: number, mb: number): number => {
    if (days <= 0 && mb <= 0) return 0;
    const key = `${Math.max(days, 0)} ${Math.max(mb, 0)}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const price = Math.min(...offers.map((o) => o.price + priceOf(days - o.days, mb - o.mb)));
    known.set(key, price);
    return price;
  };
  return priceOf(trip.days, trip.mb);
}

test('estimateTrip finds the price that trying all purchases finds', () => {
  const trips = fc.record({
    days: fc.integer({ min: 1, max: 40 }),
    mb: fc.integer({ min: 1, max: 60 }),
  });
  fc.assert(
    fc.property(offersOf(25, 15, 50), trips, fc.nat({ max: 20 }), (offers, trip, dataMb) => {
      const best = estimateTrip({ ...korea, packages: offers, dataMb }, trip);
      expect(best.totalMnt).toBe(Math.min(tryAll(offers, trip), dataMb * trip.mb));
    }),
    { numRuns: 500 },
  );
});

test('estimateTrip covers the trip for the price it tells when any packages are given', () => {
  const trips = fc.record({
    days: fc.integer({ min: 1, max: 90 }),
    mb: fc.integer({ min: 1, max: 200_000 }),
  });
  fc.assert(
    fc.property(offersOf(20_000, 60, 200_000), trips, fc.nat(2000), (offers, trip, dataMb) => {
      const best = estimateTrip({ ...korea, packages: offers, dataMb }, trip);
      expect(best.totalMnt).toBeLessThanOrEqual(dataMb * trip.mb);
      if (best.packages.length === 0) return;
      expect(best.days).toBeGreaterThanOrEqual(trip.days);
      expect(best.mb).toBeGreaterThanOrEqual(trip.mb);
      const priceMnt = best.packages.reduce((all, p) => all + p.times * p.package.price, 0);
      expect(best.totalMnt).toBe(priceMnt);
      for (const { days, mb, price } of offers) {
        const times = Math.max(Math.ceil(trip.days / days), Math.ceil(trip.mb / mb));
        expect(best.totalMnt).toBeLessThanOrEqual(times * price);
      }
    }),
  );
});

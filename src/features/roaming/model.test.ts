import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RoamingCountry } from '#contracts/content/roaming.ts';
import { estimateTrip, findCountries, toTrip } from './model.ts';

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

function countryOf(
  nameMn: string,
  nameEn: string,
  given: Partial<RoamingCountry> = {},
): RoamingCountry {
  return {
    id: nameEn,
    country: 'XX',
    nameMn,
    nameEn,
    zone: 1,
    operators: [],
    callHome: 1000,
    callLocal: 500,
    callIn: 300,
    sms: 200,
    dataMb: 100,
    packages: [month, week, day],
    updatedAt: null,
    ...given,
  };
}
const korea = countryOf('Солонгос', 'South Korea');

test.each([
  ['a weekend with a few maps', 2, 50, null, 1, 5000],
  ['a day', 1, 400, 'day', 1, 6000],
  ['two days: the daily package twice', 2, 700, 'day', 2, 12_000],
  ['much data on one day: the daily package again', 1, 1400, 'day', 3, 18_000],
  ['a week', 7, 3072, 'week', 1, 30_000],
  ['a day more than a week: the package twice', 8, 6000, 'week', 2, 60_000],
  ['more data than a week holds: the package twice', 7, 6000, 'week', 2, 60_000],
  ['three weeks', 21, 9000, 'month', 1, 75_000],
  ['two months', 60, 20_480, 'month', 2, 150_000],
])(
  'estimateTrip finds the cheapest way when the trip is %s',
  (_, days, mb, id, times, totalMnt) => {
    const estimate = estimateTrip(korea, { days, mb });
    expect(estimate.package?.id ?? null).toBe(id);
    expect(estimate).toMatchObject({ times, totalMnt, withoutPackageMnt: mb * 100 });
  },
);

test('estimateTrip pays by the megabyte when the country has no packages', () => {
  expect(estimateTrip({ ...korea, packages: [] }, { days: 7, mb: 3072 })).toEqual({
    package: null,
    times: 1,
    totalMnt: 307_200,
    withoutPackageMnt: 307_200,
  });
});

test('estimateTrip chooses no package when it costs the same', () => {
  expect(estimateTrip(korea, { days: 1, mb: 60 }).package).toBeNull();
});

test('estimateTrip ignores a package when it has no data or no days', () => {
  const packages = [
    { ...day, id: 'empty', mb: 0, price: 1 },
    { ...day, id: 'over', days: 0, price: 1 },
  ];
  expect(estimateTrip({ ...korea, packages }, { days: 1, mb: 400 }).package).toBeNull();
});

test('estimateTrip covers the trip at the lowest price when any packages are given', () => {
  const packages = fc.array(
    fc.record({
      id: fc.constant('p'),
      nameMn: fc.constant(''),
      nameEn: fc.constant(''),
      mb: fc.integer({ min: 1, max: 20_000 }),
      days: fc.integer({ min: 1, max: 60 }),
      price: fc.integer({ min: 0, max: 200_000 }),
    }),
    { maxLength: 5 },
  );
  const trips = fc.record({
    days: fc.integer({ min: 1, max: 90 }),
    mb: fc.integer({ min: 1, max: 200_000 }),
  });
  fc.assert(
    fc.property(packages, trips, fc.nat({ max: 2000 }), (offers, trip, dataMb) => {
      const best = estimateTrip({ ...korea, packages: offers, dataMb }, trip);
      const enough = (offer: { mb: number; days: number }, times: number) =>
        times * offer.mb >= trip.mb && times * offer.days >= trip.days;
      if (best.package) {
        expect(enough(best.package, best.times)).toBe(true);
        expect(enough(best.package, best.times - 1)).toBe(false);
        expect(best.totalMnt).toBe(best.times * best.package.price);
      }
      expect(best.totalMnt).toBeLessThanOrEqual(dataMb * trip.mb);
      for (const offer of offers) {
        const affordable = Math.ceil(best.totalMnt / Math.max(offer.price, 1)) - 1;
        expect(affordable >= 0 && offer.price > 0 && enough(offer, affordable)).toBe(false);
      }
    }),
  );
});

test.each([
  ['', 7, 3072],
  ['days=3&mb=500', 3, 500],
  ['days=1&mb=1', 1, 1],
  ['days=90&mb=200000', 90, 200_000],
  ['days=0&mb=0', 7, 3072],
  ['days=91&mb=200001', 7, 3072],
  ['days=-1&mb=1.5', 7, 3072],
  ['days=&mb=x', 7, 3072],
])('toTrip when the query is "%s" is %i days and %i MB', (query, days, mb) => {
  expect(toTrip(new URLSearchParams(query))).toEqual({ days, mb });
});

const countries = [
  countryOf('Япон', 'Japan'),
  countryOf('Үндэстэн', 'Nation'),
  countryOf('Унгар', 'Hungary'),
  countryOf('Өмнөд Африк', 'South Africa'),
  countryOf('Польш', 'Poland'),
  countryOf('Оман', 'Oman'),
  countryOf('Франц', 'France'),
  countryOf('Австри', 'Austria'),
];
const namesOf = (text: string, locale: 'mn' | 'en') =>
  findCountries(countries, text, locale).map((c) => (locale === 'mn' ? c.nameMn : c.nameEn));

test('findCountries sorts Ө after О and Ү after У when the language is Mongolian', () => {
  const order = 'Австри, Оман, Өмнөд Африк, Польш, Унгар, Үндэстэн, Франц, Япон';
  expect(namesOf('', 'mn').join(', ')).toBe(order);
});

test('findCountries sorts by English name when the language is English', () => {
  const order = 'Austria, France, Hungary, Japan, Nation, Oman, Poland, South Africa';
  expect(namesOf('', 'en').join(', ')).toBe(order);
});

test('findCountries finds a country when a part of its name in either language is given in any case', () => {
  expect(namesOf('  ӨМНӨД ', 'mn')).toEqual(['Өмнөд Африк']);
  expect(namesOf('japan', 'mn')).toEqual(['Япон']);
  expect(namesOf('ЯПОН', 'en')).toEqual(['Japan']);
  expect(namesOf('атлантид', 'mn')).toEqual([]);
});

test('findCountries leaves the given list unchanged when it sorts', () => {
  namesOf('', 'mn');
  expect(countries[0]?.nameMn).toBe('Япон');
});

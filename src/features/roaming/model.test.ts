import { expect, test } from 'vitest';
import type { RoamingCountry } from '#contracts/content/roaming.ts';
import { toSearchWords } from '#domain/search-folding.ts';
import { listDestinations, sortCountries, toFoldedNames, toLeastPrice, toTrip } from './model.ts';

function countryOf(nameMn: string, nameEn: string): RoamingCountry {
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
    packages: [],
    updatedAt: null,
  };
}

test.each([
  ['', 7, 3072],
  ['days=3&mb=500', 3, 500],
  ['days=1&mb=1', 1, 1],
  ['days=90&mb=200000', 90, 200_000],
  ['days=%2030', 30, 3072],
  ['days=7&mb=x', 7, 3072],
])('toTrip when the query is "%s" is %i days and %i MB', (query, days, mb) => {
  expect(toTrip(new URLSearchParams(query)).trip).toEqual({ days, mb });
});

test.each(['0', '91', '999', '-1', '1.5', '', 'x', '1e1'])(
  'toTrip keeps what was typed, and is no trip, when the days are "%s"',
  (days) => {
    const query = new URLSearchParams({ days, mb: '500' });
    expect(toTrip(query)).toEqual({ days, mb: 500, trip: null });
  },
);

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
const namesIn = (locale: 'mn' | 'en') =>
  sortCountries(countries, locale).map((c) => (locale === 'mn' ? c.nameMn : c.nameEn));
const findBy = (typed: string) => {
  const wanted = toSearchWords(typed).join(' ');
  return countries.filter((one) => toFoldedNames(one).includes(wanted)).map((one) => one.nameMn);
};

test('countries are sorted with Ө after О and Ү after У when the language is Mongolian', () => {
  const order = 'Австри, Оман, Өмнөд Африк, Польш, Унгар, Үндэстэн, Франц, Япон';
  expect(namesIn('mn').join(', ')).toBe(order);
});

test('countries are sorted by their English names when the language is English', () => {
  const order = 'Austria, France, Hungary, Japan, Nation, Oman, Poland, South Africa';
  expect(namesIn('en').join(', ')).toBe(order);
  expect(countries[0]?.nameMn).toBe('Япон');
});

test.each([
  ['  ӨМНӨД ', 'Өмнөд Африк'],
  ['omnod', 'Өмнөд Африк'],
  ['japan', 'Япон'],
  ['yapon', 'Япон'],
  ['ЯПОН', 'Япон'],
  ['ungar', 'Унгар'],
  ['атлантид', undefined],
])('a country is found by "%s", in either language and as people type it', (typed, found) => {
  expect(findBy(typed)[0]).toBe(found);
});

test('the places where most people go come in their own order, without those that are not there', () => {
  const [first, second] = countries;
  const known = [
    { ...first, country: 'KR' },
    { ...second, country: 'CN' },
  ] as RoamingCountry[];
  expect(listDestinations(known).map(({ country }) => country)).toEqual(['CN', 'KR']);
});

test('the least price is that of a package, or else of a megabyte', () => {
  const country = countryOf('Япон', 'Japan');
  const packages = [30_000, 14_900].map((price) => ({
    id: String(price),
    nameMn: '',
    nameEn: '',
    mb: 1024,
    days: 3,
    price,
  }));
  expect(toLeastPrice({ ...country, packages })).toEqual({ kind: 'package', mnt: 14_900 });
  expect(toLeastPrice(country)).toEqual({ kind: 'mb', mnt: 100 });
  expect(toLeastPrice({ ...country, dataMb: null })).toBeNull();
});

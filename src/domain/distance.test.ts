import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toKilometres } from './distance.ts';

const ulaanbaatar = { lat: 47.9189, lng: 106.9176 };
const darkhan = { lat: 49.4867, lng: 105.9228 };
const khovd = { lat: 48.0056, lng: 91.6419 };

const halfEquatorKm = 6371 * Math.PI;
const position = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('toKilometres is right when the distance from Ulaanbaatar is known', () => {
  expect(toKilometres(ulaanbaatar, darkhan)).toBeCloseTo(189, -0.5);
  expect(toKilometres(ulaanbaatar, khovd)).toBeCloseTo(1134, -1);
});

test('toKilometres gives 111 km for a degree of latitude and less for a degree of longitude in the north', () => {
  expect(toKilometres({ lat: 47, lng: 100 }, { lat: 48, lng: 100 })).toBeCloseTo(111.19, 1);
  expect(toKilometres({ lat: 0, lng: 100 }, { lat: 0, lng: 101 })).toBeCloseTo(111.19, 1);
  expect(toKilometres({ lat: 60, lng: 100 }, { lat: 60, lng: 101 })).toBeCloseTo(55.6, 1);
});

test('toKilometres takes the short way when the date line is between', () => {
  expect(toKilometres({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(111.19, 1);
});

test('toKilometres gives half the circumference when the points are antipodes', () => {
  expect(toKilometres({ lat: 90, lng: 0 }, { lat: -90, lng: 0 })).toBeCloseTo(halfEquatorKm, 3);
  expect(toKilometres({ lat: 0, lng: -90 }, { lat: 0, lng: 90 })).toBeCloseTo(halfEquatorKm, 3);
});

test('toKilometres is symmetric, at most half the circumference, and 0 when both points are equal', () => {
  fc.assert(
    fc.property(position, position, (a, b) => {
      const km = toKilometres(a, b);
      expect(toKilometres(b, a)).toBeCloseTo(km, 6);
      expect(km).toBeGreaterThanOrEqual(0);
      expect(km).toBeLessThanOrEqual(halfEquatorKm + 1e-6);
      expect(toKilometres(a, a)).toBe(0);
    }),
  );
});

test('toKilometres is never shorter when a third point is between', () => {
  fc.assert(
    fc.property(position, position, position, (a, b, c) => {
      const detour = toKilometres(a, b) + toKilometres(b, c);
      expect(toKilometres(a, c)).toBeLessThanOrEqual(detour + 1e-3);
    }),
  );
});

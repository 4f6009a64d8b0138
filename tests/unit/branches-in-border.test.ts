import { expect, test } from 'vitest';
import { findAimag, toBareName } from '#domain/mongolia-map.ts';
import { branches } from '../../operator/seed/places/branches.ts';
import { cities } from '../../operator/seed/places/cities.ts';

const nameOf = (id: string | null) => cities.find((city) => city.id === id)?.nameMn ?? '';

test('each branch stands inside the aimag that the map draws for it', () => {
  const elsewhere = branches.flatMap(({ nameMn, cityId, lat, lng }) => {
    const aimag = findAimag({ lat: lat ?? 0, lng: lng ?? 0 }) ?? 'nowhere';
    return toBareName(aimag) === toBareName(nameOf(cityId)) ? [] : [`${nameMn}: ${aimag}`];
  });
  expect(branches.length).toBeGreaterThan(50);
  expect(elsewhere).toEqual([]);
});

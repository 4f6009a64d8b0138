import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { branch as branchShape, type Branch, place } from '#contracts/content/places.ts';
import { BranchFields as ShopBranches } from '#features/checkout/views/branch-fields.tsx';
import { BranchFields as SimBranches } from '#flow/address/way-fields.tsx';
import { branchForm } from '#forms/way-fields.ts';
import type { RequestContext } from '#request/context.ts';
import * as places from '#services/places.ts';
import { branches as seeded } from '../../operator/seed/places/branches.ts';
import { cities } from '../../operator/seed/places/cities.ts';
import { districts } from '../../operator/seed/places/districts.ts';
import { render } from './rendered-page.ts';

const all = seeded.map((one) => branchShape.parse(one));
const ready = (value: unknown) => ({ state: 'ready', value }) as never;

function serve(branches: readonly Branch[]) {
  vi.restoreAllMocks();
  vi.spyOn(places, 'readBranches').mockImplementation(async () => ready(branches));
  vi.spyOn(places, 'readCities').mockImplementation(async () =>
    ready(cities.map((one) => place.parse(one))),
  );
  vi.spyOn(places, 'readDistricts').mockImplementation(async (city) =>
    ready(districts.filter(({ parentId }) => parentId === city)),
  );
}
beforeEach(() => serve(all));

const choose = (placeId: string): Partial<RequestContext> => ({
  formState: { faults: [], typed: { placeId: [placeId] }, chosen: 'placeId' },
});

/** The branches that can be chosen, and the places that narrow them. */
async function read(fields: ReactNode, more: Partial<RequestContext> = {}) {
  const html = await render(fields, 'mn', '/checkout/branch', more);
  const [, narrow = ''] = /<select[^>]*name="placeId"[^>]*>(.*?)<\/select>/s.exec(html) ?? [];
  const rest = html.replace(narrow, '');
  const values = (text: string) => [...text.matchAll(/value="([^"]+)"/g)].map(([, one]) => one);
  const known = new Set(all.map(({ id }) => id));
  return {
    places: values(narrow),
    names: [...narrow.matchAll(/<option[^>]*>([^<]*)/g)].map(([, one = '']) => one),
    listed: values(rest).filter((one) => known.has(one ?? '')),
    hasButton: /<button[^>]*value="placeId"/.test(rest),
  };
}

const idsIn = (ofPlace: (one: Branch) => boolean) => all.filter(ofPlace).map(({ id }) => id);

test.each([
  ['the shop', () => <ShopBranches data={{ lines: [] }} />],
  ['a SIM card', () => <SimBranches />],
])(
  'the branches for %s can be narrowed to a district or an aimag, also without scripts',
  async (_, toFields) => {
    const fields = toFields();
    const { listed, places: offered, hasButton } = await read(fields);
    expect(listed.toSorted()).toEqual(idsIn(() => true).toSorted());
    expect(hasButton).toBe(true);
    expect(offered).toContain('bayangol');
    expect(offered).toContain('khovd');
    expect(offered).not.toContain('ub');
    const inDistrict = await read(fields, choose('bayangol'));
    expect(inDistrict.listed.toSorted()).toEqual(
      idsIn(({ districtId }) => districtId === 'bayangol').toSorted(),
    );
    const inAimag = await read(fields, choose('khovd'));
    expect(inAimag.listed.toSorted()).toEqual(idsIn(({ cityId }) => cityId === 'khovd').toSorted());
    expect((await read(fields, choose('nowhere'))).listed).toHaveLength(all.length);
  },
);

test('every branch is in one of the places that are offered', async () => {
  const { places: offered } = await read(<SimBranches />);
  const isOffered = (id: string | null) => offered.includes(id ?? '');
  expect(
    all.filter(({ cityId, districtId }) => !isOffered(cityId) && !isOffered(districtId)),
  ).toEqual([]);
});

test('a district that has the name of an aimag says which of the two it is', async () => {
  const { names } = await read(<SimBranches />);
  expect(names).toContain('Сүхбаатар дүүрэг');
  expect(names).toContain('Сүхбаатар аймаг');
  expect(names).toContain('Ховд');
  expect(new Set(names).size).toBe(names.length);
});

test('few branches are not narrowed', async () => {
  serve(all.slice(0, 12));
  expect(await read(<SimBranches />)).toMatchObject({ places: [], hasButton: false });
});

test('the nearest branch comes first for a SIM card too, where it is known where somebody is', async () => {
  const khovd = await read(<SimBranches />, { position: { lat: 48, lng: 91.64 } });
  expect(idsIn(({ cityId }) => cityId === 'khovd')).toContain(khovd.listed[0]);
  const far = await read(<SimBranches />, { position: { lat: 30.27, lng: -97.74 } });
  expect(far.listed).toEqual((await read(<SimBranches />)).listed);
});

test('a branch is chosen with and without a place', () => {
  const branchId = 'b-009';
  expect(v.parse(branchForm, { branchId })).toEqual({ branchId, placeId: '' });
  expect(v.parse(branchForm, { branchId, placeId: 'khovd' })).toEqual({
    branchId,
    placeId: 'khovd',
  });
});

test('the districts of one capital are asked for, however many places have its name', async () => {
  const twins = Array.from({ length: 200 }, (_, i) => ({
    ...cities[0],
    id: i === 0 ? cities[0]?.id : `twin-${i}`,
  }));
  vi.spyOn(places, 'readCities').mockImplementation(async () =>
    ready(twins.map((one) => place.parse(one))),
  );
  const { places: offered } = await read(<SimBranches />);
  expect(offered).toContain('bayangol');
  expect(vi.mocked(places.readDistricts)).toHaveBeenCalledTimes(1);
});

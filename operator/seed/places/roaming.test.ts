import { expect, test } from 'vitest';
import { travelServices } from '../content/services-travel.ts';
import { roaming } from './roaming.ts';

function toOffers(zone: number): Set<string> {
  const offers = roaming
    .filter((country) => country.zone === zone)
    .map(({ packages }) => packages.map(({ mb, days, price }) => `${mb}/${days}/${price}`).join());
  return new Set(offers);
}

test.each([1, 2, 3, 4])('a package costs the same in all of zone %i', (zone) => {
  expect(toOffers(zone).size).toBe(1);
});

test('the service page names the prices of the country pages', () => {
  const plans = travelServices.find(({ childId }) => childId === 'roaming-data')?.service.plans;
  expect(plans?.length).toBeGreaterThan(0);
  for (const { id, fee, dataMb } of plans as { id: string; fee: number; dataMb: number }[]) {
    const [, zone, days] = id.split('-').map(Number);
    expect([...toOffers(zone ?? 0)].join()).toContain(`${dataMb}/${days}/${fee}`);
  }
});

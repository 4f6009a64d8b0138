import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { recoveryShape } from '#settings/recovery-settings.ts';
import { numberPlans } from './content/number-plans.ts';
import { simServices } from './content/services-sim.ts';
import { travelServices } from './content/services-travel.ts';
import { roaming } from './places/roaming.ts';

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

test('the service page names the price that an eSIM has with each new number', () => {
  const service = simServices.find(({ childId }) => childId === 'esim')?.service;
  const written = [
    /<td>Шинэ дугаарт eSIM<\/td><td>([\d,]+)₮/.exec(service?.bodyMn ?? '')?.[1],
    /<td>eSIM with a new number<\/td><td>([\d,]+)₮/.exec(service?.bodyEn ?? '')?.[1],
  ];
  const prices = new Set(numberPlans.map(({ esimPrice }) => esimPrice.toLocaleString('en')));
  expect([...prices]).toEqual([written[0]]);
  expect(written[1]).toBe(written[0]);
});

test('the service page names what every replacement of a SIM costs, whatever it is for', () => {
  const { SIM_RECOVERY_FEE: usual } = z.parse(z.object(recoveryShape), {});
  const fee = `${usual.toLocaleString('en')}₮`;
  const service = simServices.find(({ childId }) => childId === 'esim')?.service;
  for (const body of [service?.bodyMn, service?.bodyEn]) {
    const rows = [...(body ?? '').matchAll(/<tr><td>([^<]+)<\/td><td>([^<]+)<\/td><\/tr>/g)];
    const replaced = rows.filter(([, name = '']) =>
      /SIM-ээс|сэргээх|plastic SIM|recovery/.test(name),
    );
    expect(replaced.map(([, , price]) => price)).toEqual([fee, fee]);
  }
});

import type * as z from 'zod/mini';
import type { plan } from '#contracts/content/services.ts';
import type { touristPackage } from '#contracts/mobile/tourist-sims.ts';

/** What a visitor can buy. The pages of the service, its news and the shop say the same. */
const offers = [
  { days: 7, gb: 15, price: 25_000 },
  { days: 15, gb: 30, price: 39_000 },
  { days: 30, gb: 60, price: 59_000 },
  { days: 90, gb: 180, price: 119_000 },
] as const;

export const touristPackages: z.output<typeof touristPackage>[] = offers.map(
  ({ days, gb, price }) => ({
    id: `tourist-${days}`,
    nameMn: `Зочин, ${days} хоног`,
    nameEn: `Visitor, ${days} days`,
    days,
    dataMb: gb * 1024,
    price,
  }),
);

/** The same as plans of the page about them. */
export const touristPlans: z.input<typeof plan>[] = touristPackages.map(
  ({ days: _days, price, ...named }, at) => ({
    ...named,
    fee: price,
    minutes: 0,
    sms: 0,
    termMonths: 0,
    period: 'ONCE',
    highlight: at === 1,
  }),
);

type Row = readonly [string, string, number, string, string, number];

/** The same as products of the shop. */
export const toTouristRows = (model: string, calls: string): readonly Row[] =>
  offers.map(({ days, gb, price }) => ['Tenger', `${model}${days}`, price, `${gb} GB`, calls, days]);

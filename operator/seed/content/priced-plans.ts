import * as z from 'zod/mini';
import { plan } from '#contracts/content/services.ts';
import { dataServices } from './services-data.ts';

const plansOf = (childId: string) =>
  dataServices
    .filter((one) => one.childId === childId)
    .flatMap(({ service }) => z.array(plan).parse(service.plans))
    .map(({ id, nameMn, nameEn, fee }) => {
      return { id, nameMn, nameEn, textMn: '', textEn: '', price: fee };
    });

const periods = { 'data-day': 'DAY', 'data-week': 'WEEK' } as const;
const isShort = (id: string): id is keyof typeof periods => Object.hasOwn(periods, id);

/** The packages of the page about data, as they can be bought. */
export const dataPackages = plansOf('data-packs').map((one) => ({
  ...one,
  period: isShort(one.id) ? periods[one.id] : ('MONTH' as const),
}));

/** The cards of the page about Wi-Fi. */
export const wifiCards = plansOf('wifi-card');

import * as z from 'zod/mini';
import { plan } from '#contracts/content/services.ts';
import type { starsPackage } from '#contracts/mobile/stars.ts';
import { familyServices } from './services-family.ts';

/** The plans of the page about Stars, as a child's number can have them. */
export const starsPackages: z.output<typeof starsPackage>[] = familyServices
  .filter(({ childId }) => childId === 'stars')
  .flatMap(({ service }) => z.array(plan).parse(service.plans))
  .map(({ id, nameMn, nameEn, fee, dataMb, minutes }) => {
    const gb = Math.round((dataMb ?? 0) / 1024);
    return {
      id,
      nameMn,
      nameEn,
      textMn: `${gb} ГБ дата, ${minutes === null ? 'хязгааргүй яриа' : `${minutes} минут`}`,
      textEn: `${gb} GB, ${minutes === null ? 'unlimited calls' : `${minutes} minutes`}`,
      fee,
    };
  });

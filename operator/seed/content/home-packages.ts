import * as z from 'zod/mini';
import { plan } from '#contracts/content/services.ts';
import type { homePackage } from '#contracts/mobile/home-internet.ts';
import { homeInternetServices } from './services-home-internet.ts';

/** The plans of the fibre service, as they can be ordered. */
export const homePackages: z.output<typeof homePackage>[] = homeInternetServices
  .filter(({ childId }) => childId === 'home-fiber')
  .flatMap(({ service }) => z.array(plan).parse(service.plans))
  .map(({ id, nameMn, nameEn, fee, termMonths }) => ({
    id,
    nameMn,
    nameEn,
    fee,
    textMn: '',
    textEn: '',
    installFee: 0,
    termMonths,
  }));

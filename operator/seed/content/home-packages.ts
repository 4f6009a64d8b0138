import type * as z from 'zod/mini';
import type { homePackage } from '#contracts/mobile/home-internet.ts';
import { homeInternetServices } from './services-home-internet.ts';

/** The plans of the fibre service, as they can be ordered. */
export const homePackages: z.input<typeof homePackage>[] = homeInternetServices
  .filter(({ childId }) => childId === 'home-fiber')
  .flatMap(({ service }) => service.plans)
  .map(({ id, nameMn, nameEn, fee, termMonths }) => ({
    id,
    nameMn,
    nameEn,
    fee,
    installFee: 0,
    termMonths: termMonths ?? null,
  }));

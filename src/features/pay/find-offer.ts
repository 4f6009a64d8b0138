import { settleRead } from '#lib/outcome.ts';
import { readDataPackages, readWifiCards } from '#services/purchases.ts';

interface Offer {
  id: string;
  nameMn: string;
  nameEn: string;
  price: number;
}
type Found = { state: 'found'; offer: Offer } | { state: 'gone' } | { state: 'failed' };

const pick = (offers: Awaited<ReturnType<typeof readOffers>>, id: string): Found => {
  if (!offers.ok) return { state: 'failed' };
  const offer = offers.value.find((one) => one.id === id);
  return offer ? { state: 'found', offer } : { state: 'gone' };
};

const readOffers = async (kind: 'data' | 'wifi') =>
  kind === 'data' ? settleRead(await readDataPackages()) : settleRead(await readWifiCards());

/** A package, with the price of now. */
export const findPackage = async (id: string): Promise<Found> => pick(await readOffers('data'), id);
/** A card, with the price of now. */
export const findCard = async (id: string): Promise<Found> => pick(await readOffers('wifi'), id);

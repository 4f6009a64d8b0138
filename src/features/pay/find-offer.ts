import { type Answered, answer, type Refusal, refuse } from '#forms/outcome.ts';
import { refusePrice } from '#forms/refuse-price.ts';
import { settleRead } from '#lib/outcome.ts';
import { readDataPackages, readWifiCards } from '#services/purchases.ts';

interface Offer {
  id: string;
  nameMn: string;
  nameEn: string;
  price: number;
}

type Kind = 'data' | 'wifi';

const readOffers = async (kind: Kind) =>
  kind === 'data' ? settleRead(await readDataPackages()) : settleRead(await readWifiCards());

/** A package or a card with the price of now; `gone` is said where it is no longer offered. */
export async function findOffer(
  kind: Kind,
  id: string,
  gone: Refusal,
): Promise<Answered<Offer> | Refusal> {
  const offers = await readOffers(kind);
  if (!offers.ok) return { ...refuse('pay.fault.offers'), status: 503 };
  const offer = offers.value.find((one) => one.id === id);
  return offer ? answer(offer) : gone;
}

/** The price of now, where it is the one that was shown; else `renew` is what the step before has to show. */
export async function findSamePrice<Renewed>(
  kind: Kind,
  { id, price: shown }: Pick<Offer, 'id' | 'price'>,
  renew: (price: number) => Renewed,
): Promise<Answered<number> | (Refusal & { renew?: Renewed })> {
  const found = await findOffer(kind, id, refuse('pay.fault.gone'));
  if (!found.ok) return found;
  const { price } = found.value;
  return price === shown ? answer(price) : { ...refusePrice(shown, price), renew: renew(price) };
}

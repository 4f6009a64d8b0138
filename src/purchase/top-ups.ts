import type { Bound } from '#db/statement.ts';
import { bindAskedOf } from '#fraud/asked.ts';
import { largeTopUp } from '#fraud/limits.ts';
import { findNumber, isTopUp } from './kinds.ts';
import type { Item, Purchase } from './model.ts';

/** Notes by what the purchase is counted once it is paid. */
export async function bindAskedTopUp(
  purchaseId: string,
  { visitorId, isdn, item }: { visitorId: string; isdn: string | null; item: Item },
  now: number,
): Promise<Bound | undefined> {
  if (!isTopUp(item)) return undefined;
  return bindAskedOf('topUp', purchaseId, { visitorId, isdn, recipient: findNumber(item) }, now);
}

export const isLarge = ({ item, amount }: Pick<Purchase, 'item' | 'amount'>): boolean =>
  isTopUp(item) && amount >= largeTopUp;

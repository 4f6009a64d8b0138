import type { Bound } from '#db/statement.ts';
import { toAsker, toCountedBy } from '#fraud/asker.ts';
import { bindAsked } from '#fraud/count-store.ts';
import { largeTopUp } from '#fraud/limits.ts';
import { tryRequestContext } from '#request/context.ts';
import { findNumber, isTopUp } from './kinds.ts';
import type { Item, Purchase } from './model.ts';

/** Notes by what the purchase is counted once it is paid, while it is known who asks and from where. */
export async function bindAskedTopUp(
  purchaseId: string,
  { visitorId, isdn, item }: { visitorId: string; isdn: string | null; item: Item },
  now: number,
): Promise<Bound | undefined> {
  if (!isTopUp(item)) return undefined;
  const request = tryRequestContext() ?? { network: null };
  const by = toCountedBy('topUp', toAsker(request, { visitorId, isdn }));
  return bindAsked(purchaseId, { ...by, 'topUp recipient': findNumber(item) }, now);
}

export const isLarge = ({ item, amount }: Pick<Purchase, 'item' | 'amount'>): boolean =>
  isTopUp(item) && amount >= largeTopUp;

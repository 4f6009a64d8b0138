import { findVisitorId } from '#identity/session.ts';
import { findChallenge } from '#identity/tan/tan.ts';
import type { Purchase } from '#purchase/model.ts';
import type { TouristItem } from '#purchase/tourist-item.ts';

/** How long a code that was sent to the address of an order opens it on another device. */
const openMs = 30 * 60_000;

export type TouristPurchase = Purchase & { item: TouristItem };

export const isTouristPurchase = (purchase: Purchase): purchase is TouristPurchase =>
  purchase.item.kind === 'touristSim';

/** What is confirmed by whoever comes back to an order without the browser that has made it. */
export const toOwnEmail = ({ item: { email } }: TouristPurchase) => ({
  purpose: 'own-esim' as const,
  subject: { channel: 'email' as const, address: email },
});

/** Whether this visitor has confirmed the address of the order a short time ago. */
export async function hasConfirmed(purchase: TouristPurchase, now = Date.now()): Promise<boolean> {
  const { purpose, subject } = toOwnEmail(purchase);
  const visitorId = await findVisitorId();
  const newest = visitorId ? await findChallenge({ visitorId, purpose }) : null;
  if (newest?.state !== 'used' || newest.address !== subject.address) return false;
  return newest.issuedAt > now - openMs;
}

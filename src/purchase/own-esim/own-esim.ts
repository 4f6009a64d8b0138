import { findVisitorId } from '#identity/session.ts';
import { findRecentSimChange } from '#identity/sim-change/sim-change.ts';
import { findChallenge, type Subject } from '#identity/tan/tan.ts';
import type { NumberItem } from '../number-item.ts';
import type { Purchase } from '../model.ts';
import type { TouristItem } from '../tourist-item.ts';

/** How long a code that was sent to the contact of an order opens it on another device. */
const openMs = 30 * 60_000;

const pages = { touristSim: '/tourist-sim/result', newNumber: '/newnumberv2/result' } as const;

/** An order that its owner opens on another device by a code. */
export type OwnedPurchase = Purchase & { item: TouristItem | NumberItem };

export type TouristPurchase = Purchase & { item: TouristItem };

export const isTouristPurchase = (purchase: Purchase): purchase is TouristPurchase =>
  purchase.item.kind === 'touristSim';

export const isOwned = (purchase: Purchase): purchase is OwnedPurchase =>
  Object.hasOwn(pages, purchase.item.kind);

/** The page on which the contact of an order is confirmed. */
export const toConfirmPath = ({ item: { kind } }: OwnedPurchase) => pages[kind];
export const toConfirmHref = (purchase: OwnedPurchase) =>
  `${toConfirmPath(purchase)}?id=${purchase.token}` as const;

/** The e-mail of a visitor's SIM, else the contact phone; null where the order has none any more, and of a card that is brought. */
function findSubject({ item, phone }: OwnedPurchase): Subject | null {
  if (item.kind === 'touristSim') {
    return item.email === '' ? null : { channel: 'email', address: item.email };
  }
  return item.sim === 'ESIM' && phone !== '' ? { channel: 'sms', address: phone } : null;
}

/** What is confirmed by whoever comes back to an order without the browser that has made it. */
export function findAskedCode(purchase: OwnedPurchase) {
  const subject = findSubject(purchase);
  return subject && { purpose: 'own-esim' as const, subject };
}

/** Until when no code opens an order, because whoever has the SIM of its contact phone has it since a day at most. */
export async function findClosedUntil(purchase: OwnedPurchase): Promise<number | null> {
  const subject = findSubject(purchase);
  if (subject?.channel !== 'sms') return null;
  return (await findRecentSimChange(subject.address))?.until ?? null;
}

/** Whether this visitor has confirmed the contact of the order a short time ago. */
export async function hasConfirmed(purchase: OwnedPurchase, now = Date.now()): Promise<boolean> {
  const asked = findAskedCode(purchase);
  const visitorId = await findVisitorId();
  if (!asked || !visitorId) return false;
  const newest = await findChallenge({ visitorId, purpose: asked.purpose });
  if (newest?.state !== 'used' || newest.address !== asked.subject.address) return false;
  return newest.issuedAt > now - openMs && (await findClosedUntil(purchase)) === null;
}

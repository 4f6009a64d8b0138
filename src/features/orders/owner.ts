import { findOwnSince } from '#identity/holder/own-since.ts';
import { findCustomer, findVisitorId } from '#identity/session.ts';

/** Whose orders this visit may see: the visitor's, and those of the number that is signed in. Null for nobody yet. */
export async function findOwner() {
  const [visitorId, customer] = await Promise.all([findVisitorId(), findCustomer()]);
  if (visitorId === null) return null;
  const since = customer ? await findOwnSince(customer.isdn) : 0;
  return { visitorId, isdn: customer?.isdn ?? null, since };
}

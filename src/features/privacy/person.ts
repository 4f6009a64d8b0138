import { listEfforts } from '#flow/effort/own-efforts.ts';
import { hashNumber } from '#identity/counted-by.ts';
import { findOwnSince } from '#identity/holder/own-since.ts';
import { type CustomerSession, findCustomer } from '#identity/session.ts';
import { findToken, listCartNames } from '#identity/visitor-cookie.ts';
import { hashText } from '#lib/hash.ts';
import { requestContext } from '#request/context.ts';
import type { PersonIds } from './model.ts';
import { readVisitors } from './visitor-store.ts';

async function listOwnCarts(): Promise<string[]> {
  const context = requestContext();
  const tokens = listCartNames(context).map((name) => findToken(context, name));
  return Promise.all(tokens.flatMap((token) => (token === null ? [] : [hashText(token)])));
}

/** By what everything is found that is stored of a customer. */
export async function findIds({ isdn, visitorId }: CustomerSession): Promise<PersonIds> {
  const since = await findOwnSince(isdn);
  const [visitors, carts, phone] = await Promise.all([
    readVisitors({ isdn, visitorId, since }),
    listOwnCarts(),
    hashNumber('order', isdn),
  ]);
  const efforts = await listEfforts(visitors, Date.now());
  return {
    isdn,
    since,
    visitors: JSON.stringify(visitors),
    carts: JSON.stringify(carts),
    phone,
    efforts: JSON.stringify(efforts),
  };
}

/** The signed-in customer, and by what their data is found; null for others. */
export async function findPerson(): Promise<{ customer: CustomerSession; ids: PersonIds } | null> {
  const customer = await findCustomer();
  return customer && { customer, ids: await findIds(customer) };
}

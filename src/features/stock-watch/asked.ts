import { toWatchAddress } from '#domain/product-address.ts';
import { hashNumber } from '#identity/counted-by.ts';
import { findCustomer, findVisitorId } from '#identity/session.ts';
import type { Subject } from '#identity/tan/tan.ts';
import { requestContext } from '#request/context.ts';
import type { Watched } from './model.ts';
import type { Looker } from './store.ts';

/** What the codes are for. */
export const purpose = 'stock-watch';

/** What the page of this request is about, by its address. */
export function readAsked(): Watched & { stay: string } {
  const { pathname, query } = requestContext().page;
  const productId = pathname.split('/').at(-1) ?? '';
  const variantId = (query.get('variant') ?? '').slice(0, 128);
  return {
    productId,
    variantId,
    stay: toWatchAddress(productId, variantId || undefined) ?? '/shop',
  };
}

/** By what the rows of a number or an address are found. */
export const toPerson = ({ channel, address }: Subject): Promise<string> =>
  hashNumber('stock-watch', `${channel} ${address.toLowerCase()}`);

/** Who looks at the page, and with which number signed in; null of whom nothing is remembered. */
export async function findLooker(): Promise<(Looker & { isdn: string | null }) | null> {
  const customer = await findCustomer();
  if (customer) {
    const { visitorId, isdn } = customer;
    return { visitorId, isdn, person: await toPerson({ channel: 'sms', address: isdn }) };
  }
  const visitorId = await findVisitorId();
  return visitorId === null ? null : { visitorId, isdn: null, person: '' };
}

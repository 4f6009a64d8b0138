import { isOwn } from '#identity/holder/is-own.ts';
import type { Order } from './model.ts';
import { findOrderByCode } from './store.ts';
import { requestContext } from '#request/context.ts';

/** The code of an order in the path of its page; null where it can not be one. */
export function readCode(pathname: string): string | null {
  const [, code] = /^\/order\/([A-Za-z2-9]{8})(?:\/|$)/.exec(pathname) ?? [];
  return code?.toUpperCase() ?? null;
}

/**
 * The order of this page for whoever may see it: the visitor or the number that ordered, and, but at a kiosk, whoever
 * has its signed address. Null for all others, so that nobody learns which there are.
 */
export async function findShownOrder(): Promise<Order | null> {
  const { mode, page } = requestContext();
  const code = readCode(page.pathname);
  const order = code && (await findOrderByCode(code));
  if (!order) return null;
  const key = page.query.get('key');
  // Of 256 bits: how long the comparison takes tells nothing that helps to guess it.
  if (mode !== 'kiosk' && key !== null && key === order.token) return order;
  return (await isOwn(order)) ? order : null;
}

/** Codes that were bought with a number are shown to it alone: code and phone open their order, and they are no sign-in. */
export const isCodeless = async (order: Order): Promise<boolean> =>
  order.isdn !== null && !(await isOwn(order));

/** The address of this page below the order's, with the key that opens it where there is one. */
export function toOwnHref(path = '', query: Readonly<Record<string, string>> = {}): string {
  const { page } = requestContext();
  const code = readCode(page.pathname) ?? '';
  const key = page.query.get('key');
  const search = new URLSearchParams({ ...(key === null ? {} : { key }), ...query }).toString();
  return `/order/${code}${path}${search === '' ? '' : `?${search}`}`;
}

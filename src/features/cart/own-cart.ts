import {
  findToken,
  listCartNames,
  newToken,
  toLifeSeconds,
  writeToken,
} from '#identity/visitor-cookie.ts';
import { hashText } from '#lib/hash.ts';
import type { RequestContext } from '#request/context.ts';
import { takeBeginning } from '#request/network-limits.ts';
import { maxQuantityPerLine } from './store.ts';
import { joinCarts } from './whole-cart-store.ts';

/** More carts of one browser than two tabs can make at a time are nobody's. */
const maxCarts = 4;
/** As long as an answer may be on its way that knows nothing of the joining. */
const joinedSeconds = 10 * 60;

interface OwnCart {
  name: ReturnType<typeof listCartNames>[number];
  token: string;
  /** The hash of the cookie's token, so that the database never holds the token. */
  cartId: string;
}

/** This browser's carts. There are several where two tabs have made the first add at the same moment. */
export async function listCarts(context: RequestContext): Promise<OwnCart[]> {
  const names = listCartNames(context).slice(0, maxCarts);
  const carts = names.map(async (name): Promise<OwnCart[]> => {
    const token = findToken(context, name);
    return token ? [{ name, token, cartId: await hashText(token) }] : [];
  });
  return (await Promise.all(carts)).flat();
}

const known = new WeakMap<RequestContext, Promise<OwnCart | null>>();

/**
 * The one cart of this browser; others are put into it. Their cookies stay for a while: an add that was sent before may
 * still go into such a cart, and joins it with the next request.
 */
async function findOnly(context: RequestContext): Promise<OwnCart | null> {
  const [only, ...others] = await listCarts(context);
  if (!only) return null;
  const now = Date.now();
  const expiresAt = now + toLifeSeconds(context.mode) * 1000;
  for (const { name, token, cartId } of others) {
    await joinCarts(only.cartId, cartId, { now, expiresAt, most: maxQuantityPerLine() });
    writeToken(context, name, token, joinedSeconds);
  }
  return only;
}

function findOwn(context: RequestContext): Promise<OwnCart | null> {
  const finding = known.get(context) ?? findOnly(context);
  known.set(context, finding);
  return finding;
}

export const findCartId = async (context: RequestContext): Promise<string | null> =>
  (await findOwn(context))?.cartId ?? null;

/**
 * The same, created if there is none; the cookie's lifetime begins anew. A new cart's cookie has a name of its own, so
 * that the answer to another first add does not replace it.
 */
export async function openCartId(
  context: RequestContext,
): Promise<{ cartId: string; expiresAt: number }> {
  const lifeSeconds = toLifeSeconds(context.mode);
  const expiresAt = Date.now() + lifeSeconds * 1000;
  const own = await findOwn(context);
  if (!own) takeBeginning(context.network);
  const token = own?.token ?? newToken();
  const cartId = own?.cartId ?? (await hashText(token));
  writeToken(context, own?.name ?? `cart-${cartId.slice(0, 8)}`, token, lifeSeconds);
  return { cartId, expiresAt };
}

/** Deletes the cookies, once the visitor's items are in a customer's cart. */
export function dropCartId(context: RequestContext): void {
  for (const name of listCartNames(context)) writeToken(context, name, '');
}

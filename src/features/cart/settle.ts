import type { ServerCart } from '#contracts/commerce/cart.ts';
import { log } from '#lib/log.ts';
import * as commerce from '#services/server-cart.ts';
import type { UpstreamError } from '#services/upstream/upstream-error.ts';
import { type Known, type Settlement, writeSettlement } from './customer-store.ts';
import type { LineKey } from './model.ts';
import {
  countLines,
  type Difference,
  isEmptied,
  mergeWanted,
  type Quantities,
  toDifference,
} from './quantities.ts';

/** Longer than the calls of one request can take. */
const sendingMs = 15_000;
/** A service whose answer did not come may still be working on the call; after this time it has finished. */
const unclearMs = 30_000;
/** When a call that surely had no effect may be tried again. */
const refusedMs = 5000;
/** So many calls that concern one line each are made for one request; the next request makes more. */
const maxSingle = 6;

/** The call was refused, so it surely had no effect; after any other failure it may have had one. */
export function isRefused({ kind, status = 0 }: UpstreamError): boolean {
  return (
    kind === 'circuit-open' ||
    kind === 'not-found' ||
    (status >= 400 && status < 500 && status !== 408)
  );
}

/** The service will never take this line, as opposed to: not now, or not from us. */
const isHopeless = ({ kind, status = 0 }: UpstreamError) =>
  kind === 'not-found' || [400, 409, 410, 422].includes(status);

/** What is written where a call that was to bring the cart from one state to another had an unclear answer. */
export const toUnclear = (): Pick<Settlement, 'sendingUntil' | 'settleAt'> => ({
  sendingUntil: 0,
  settleAt: Date.now() + unclearMs,
});

export const toSending = (): Pick<Settlement, 'sendingUntil' | 'settleAt'> => ({
  sendingUntil: Date.now() + sendingMs,
  settleAt: Date.now() + sendingMs + unclearMs,
});

export const isDue = ({ wanted, sendingUntil, settleAt }: Settlement): boolean =>
  wanted.length > 0 && Math.max(sendingUntil, settleAt) <= Date.now();

/** How the calls went: `left` is what they have not settled; `unclear` whether any of it may have been. */
interface Sent {
  cart: ServerCart | null;
  left: Set<string>;
  unclear: boolean;
}

type Answer = Awaited<ReturnType<typeof commerce.modifyServerCart>>;

function note(sent: Sent, answer: Answer, lines: readonly LineKey[], mayDrop: boolean): void {
  if (answer.ok) {
    sent.cart = answer.value;
    return;
  }
  const drops = mayDrop && isHopeless(answer.error);
  log.warn('cart-settling-failed', { kind: drops ? 'dropped' : answer.error.kind });
  if (drops) return;
  if (!isRefused(answer.error)) sent.unclear = true;
  for (const { productId } of lines) sent.left.add(productId);
}

/** Brings the service's cart to what is wanted, by absolute quantities where it has the line. */
async function send(
  { more, less }: Difference,
  now: Quantities,
  { isdn, idempotencyKey }: commerce.CartWrite,
): Promise<Sent> {
  const sent: Sent = { cart: null, left: new Set(), unclear: false };
  const toWrite = (call: string) => ({ isdn, idempotencyKey: `${idempotencyKey}.${call}` });
  const toLine = ({ productId, quantity }: LineKey) => ({ productId, quantity });
  if (less.length > 1 && isEmptied({ more, less }, now)) {
    note(sent, await commerce.clearServerCart(toWrite('none')), less, false);
    return sent;
  }
  for (const line of less.slice(0, maxSingle)) {
    const answer = await commerce.modifyServerCart(toWrite(line.productId), toLine(line));
    // A line that is not there any more need not be lowered.
    note(sent, answer, [line], true);
    if (sent.unclear) return sent;
  }
  for (const { productId } of less.slice(maxSingle)) sent.left.add(productId);
  if (more.length === 0) return sent;
  const answer = await commerce.mergeServerCart(toWrite('all'), more.map(toLine));
  if (answer.ok || !isHopeless(answer.error)) {
    note(sent, answer, more, false);
    return sent;
  }
  // The service refuses all for the sake of one: each for itself.
  for (const line of more.slice(0, maxSingle)) {
    const single = await commerce.mergeServerCart(toWrite(line.productId), [toLine(line)]);
    note(sent, single, [line], true);
  }
  for (const { productId } of more.slice(maxSingle)) sent.left.add(productId);
  return sent;
}

/** The customer's cart as the service has it, and what it is to have instead. */
export interface Settled {
  cart: ServerCart;
  settlement: Settlement;
  /** Whether the visitor's cart of this browser has been taken over, or was empty. */
  isHandedOver: boolean;
}

function takeOver(
  { settlement, visitorLines }: Known,
  now: Quantities,
  most: number,
): readonly LineKey[] {
  const wanted = new Map(settlement.wanted.map(({ productId, quantity }) => [productId, quantity]));
  return mergeWanted(
    settlement.wanted,
    visitorLines.map((line) => {
      const before = wanted.get(line.productId) ?? now.get(line.productId) ?? 0;
      return { ...line, quantity: Math.min(Math.max(before, most), before + line.quantity) };
    }),
  );
}

/**
 * Takes over what is in the visitor's cart of this browser, and settles what is unclear and due. `cart` was read after
 * `known`. Nothing leaves the visitor's cart that is not stored as wanted in the same batch; a second request at the
 * same moment finds that somebody has written, and sends nothing. Null: read both again.
 */
export async function settle(
  isdn: string,
  known: Known,
  cart: ServerCart,
  { cartId, most }: { cartId: string | null; most: number },
): Promise<Settled | null> {
  const { settlement, visitorLines } = known;
  const handed = cartId !== null && visitorLines.length > 0;
  if (settlement.sendingUntil > Date.now() || !(handed || isDue(settlement))) {
    return { cart, settlement, isHandedOver: !handed };
  }
  const now = countLines(cart);
  const wanted = handed ? [...takeOver(known, now, most)] : settlement.wanted;
  const waits = settlement.wanted.length > 0 && !isDue(settlement);
  const taken = await writeSettlement(
    isdn,
    settlement,
    waits ? { wanted } : { wanted, ...toSending() },
    handed ? { handed: { cartId, lines: visitorLines } } : {},
  );
  if (!taken) return null;
  if (waits) return { cart, settlement: taken, isHandedOver: true };
  const sent = await send(toDifference(wanted, now), now, { isdn, idempotencyKey: taken.revision });
  const left = sent.unclear ? wanted : wanted.filter(({ productId }) => sent.left.has(productId));
  const after = sent.cart ?? (await readAgain(isdn));
  const times = sent.unclear
    ? toUnclear()
    : { sendingUntil: 0, settleAt: left.length > 0 ? Date.now() + refusedMs : 0 };
  const done = await writeSettlement(isdn, taken, { wanted: left, ...times });
  return {
    // Where the answer held no cart and it cannot be read, it is what the calls were to make of it.
    cart: after ?? cart,
    settlement: done && after ? done : { ...taken, wanted },
    isHandedOver: true,
  };
}

/** The cart after a call whose answer did not tell it. */
export async function readAgain(isdn: string): Promise<ServerCart | null> {
  const read = await commerce.readServerCart({ isdn });
  return read.ok ? read.value : null;
}

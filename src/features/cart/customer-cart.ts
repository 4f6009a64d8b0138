import type { ServerCart } from '#contracts/commerce/cart.ts';
import { refuse } from '#forms/outcome.ts';
import { log } from '#lib/log.ts';
import { sleep } from '#lib/sleep.ts';
import * as commerce from '#services/server-cart.ts';
import { toLeftMs } from '#services/upstream/deadline.ts';
import type { UpstreamError } from '#services/upstream/upstream-error.ts';
import { type ChangeOutcome, readCartProducts } from './cart-products.ts';
import { toCustomerCart, toLines } from './customer-lines.ts';
import {
  type ChangeKey,
  type Known,
  readKnown,
  toOwner,
  writeSettlement,
} from './customer-store.ts';
import type { Cart, Change, LineKey } from './model.ts';
import { type Plan, toPlan } from './plan-change.ts';
import { countLines, mergeWanted } from './quantities.ts';
import { isRefused, readAgain, settle, type Settled, toSending, toUnclear } from './settle.ts';
import { maxQuantityPerLine, findRemoved } from './store.ts';

/** The visitor's cart that this browser still has, and what forgets it. */
export interface VisitorsCart {
  cartId: string | null;
  drop: () => void;
}

/** The pauses in which a request waits for another one of the same customer. */
const waitsMs = [50, 100, 200, 400, 800, 1600];

/** False where it has waited long enough, or no time is left. */
export async function waitForOther(tries: number): Promise<boolean> {
  const ms = waitsMs[tries];
  if (ms === undefined || ms > toLeftMs()) return false;
  await sleep(ms);
  return true;
}

/** Reads what is known, then the service's cart, and settles what can be settled. Null where the cart cannot be read. */
export async function openCustomerCart(
  isdn: string,
  visitor: VisitorsCart,
  key?: ChangeKey,
): Promise<(Settled & Pick<Known, 'before'> & { at: number }) | null> {
  const { cartId, drop } = visitor;
  for (let tries = 0; ; tries += 1) {
    const known = await readKnown(isdn, cartId, key);
    const at = Date.now();
    const read = await commerce.readServerCart({ isdn });
    if (!read.ok) return null;
    const settled = await settle(isdn, known, read.value, { cartId, most: maxQuantityPerLine() });
    if (settled?.isHandedOver && cartId !== null) drop();
    if (settled) return { ...settled, before: known.before, at };
    if (!(await waitForOther(tries))) return null;
  }
}

/** The customer's cart; null where it cannot be read. `isdn` comes from the session. */
export async function readCustomerCart(isdn: string, visitor: VisitorsCart): Promise<Cart | null> {
  const opened = await openCustomerCart(isdn, visitor);
  return opened && toCustomerCart(opened.cart, opened.settlement.wanted, opened.at);
}

function toRefusal(change: Change, error: UpstreamError): ChangeOutcome {
  const field = change.intent === 'set' ? change.line.productId : undefined;
  if (error.says('Product not found in cart')) return refuse('cart.notInCart', field);
  if (error.kind === 'not-found') {
    return refuse(change.intent === 'set' ? 'cart.notInCart' : 'cart.noPrice', field);
  }
  return refuse(error.status === 409 ? 'cart.outOfStock' : 'request.failed', field);
}

async function toAnswer(
  removal: string,
  { clamped, removed, priceChanged }: Pick<Plan, 'clamped' | 'removed' | 'priceChanged'>,
  { cart, wanted }: { cart: ServerCart; wanted: readonly LineKey[] },
): Promise<ChangeOutcome> {
  const shown = await toCustomerCart(cart, wanted, Date.now());
  const products = await readCartProducts(removed);
  const named = removed.map((line) => {
    const found = products.get(line.productId);
    const { nameMn = '', nameEn = '' } = typeof found === 'object' ? found : {};
    return { nameMn, nameEn, ...line };
  });
  return {
    ok: true,
    value: { cart: shown, clamped: [...clamped], removed: named, removal, priceChanged },
  };
}

const quantitiesOf = (cart: ServerCart, lines: readonly LineKey[]): LineKey[] => {
  const now = countLines(cart);
  return lines.map((line) => ({ ...line, quantity: now.get(line.productId) ?? 0 }));
};

/** Sends the change, and finds out what it has done. Null: somebody else has changed the cart meanwhile. */
async function sendPlan(
  change: Change,
  key: ChangeKey,
  isdn: string,
  { plan, send, opened }: { plan: Plan; send: NonNullable<Plan['send']>; opened: Settled },
): Promise<ChangeOutcome | null> {
  // Until it is acknowledged, the cart is to be as it was.
  const before = quantitiesOf(opened.cart, plan.wanted);
  const taken = await writeSettlement(isdn, opened.settlement, { wanted: before, ...toSending() });
  if (!taken) return null;
  const sent = await send({ isdn, idempotencyKey: key.requestHash });
  if (!sent.ok && isRefused(sent.error)) {
    await writeSettlement(isdn, taken, { wanted: [], sendingUntil: 0, settleAt: 0 });
    return toRefusal(change, sent.error);
  }
  const after = (sent.ok ? sent.value : null) ?? (await readAgain(isdn));
  const now = after && countLines(after);
  const isThere = plan.wanted.every((line) => (now?.get(line.productId) ?? 0) === line.quantity);
  if (!sent.ok && !(after && isThere)) {
    log.warn('cart-change-unclear', { kind: sent.error.kind });
    await writeSettlement(isdn, taken, toUnclear());
    return refuse('request.failed', change.intent === 'set' ? change.line.productId : undefined);
  }
  const less = plan.wanted.filter((line) => now && (now.get(line.productId) ?? 0) < line.quantity);
  const clamped = [...new Set([...plan.clamped, ...less.map(({ productId }) => productId)])];
  const outcome = { outcome: 'done' as const, clamped, removed: plan.removed };
  const done = await writeSettlement(
    isdn,
    taken,
    { wanted: [], sendingUntil: 0, settleAt: 0 },
    { note: { key, outcome } },
  );
  if (!done) return refuse('request.failed');
  const shown = after ? { cart: after, wanted: [] } : { cart: opened.cart, wanted: plan.wanted };
  return toAnswer(key.id, { ...plan, clamped }, shown);
}

/** Makes the change, or makes it part of what is still unclear. Null: to be tried again. */
async function tryChange(
  change: Change,
  key: ChangeKey,
  isdn: string,
  opened: Settled & Pick<Known, 'before'>,
): Promise<ChangeOutcome | null> {
  const { cart, settlement } = opened;
  if (opened.before?.outcome === 'conflict') return refuse('cart.conflict');
  if (opened.before) {
    const { clamped, removed = [] } = opened.before;
    const shown = { cart, wanted: settlement.wanted };
    return toAnswer(key.id, { clamped, removed, priceChanged: false }, shown);
  }
  if (settlement.sendingUntil > Date.now()) return null;
  const restored =
    change.intent === 'restore' ? await findRemoved(toOwner(isdn), change.removal) : undefined;
  const plan = await toPlan(change, toLines(cart, settlement.wanted), restored);
  if ('ok' in plan) return plan;
  const { send } = plan;
  if (!send) return toAnswer(key.id, plan, { cart, wanted: settlement.wanted });
  if (settlement.wanted.length === 0) return sendPlan(change, key, isdn, { plan, send, opened });
  const wanted = mergeWanted(settlement.wanted, plan.wanted);
  const { clamped, removed } = plan;
  const outcome = { outcome: 'done' as const, clamped, removed };
  const noted = await writeSettlement(isdn, settlement, { wanted }, { note: { key, outcome } });
  return noted && toAnswer(key.id, plan, { cart, wanted });
}

/**
 * Makes a change of a customer's cart in the commerce service, once for each key. Where an earlier call is unclear, the
 * change becomes part of its settlement. A change whose own call is unclear and does not show in the cart is refused,
 * and taken back if the service should make it later. `isdn` comes from the session.
 */
export async function changeCustomerCart(
  change: Change,
  requestHash: string,
  isdn: string,
  visitor: VisitorsCart,
): Promise<ChangeOutcome> {
  const key = { id: change.operationId, requestHash };
  for (let tries = 0; ; tries += 1) {
    const opened = await openCustomerCart(isdn, visitor, key);
    if (!opened) break;
    const outcome = await tryChange(change, key, isdn, opened);
    if (outcome) return outcome;
    if (!(await waitForOther(tries))) break;
  }
  return refuse('request.failed', change.intent === 'set' ? change.line.productId : undefined);
}

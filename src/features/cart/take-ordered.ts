import { hashText } from '#lib/hash.ts';
import { openCustomerCart, waitForOther } from './customer-cart.ts';
import { toLines } from './customer-lines.ts';
import { writeSettlement } from './customer-store.ts';
import type { LineKey } from './model.ts';
import { countLines, mergeWanted } from './quantities.ts';

/** Nothing of this browser's: a customer's cart alone. */
const noVisitor = { cartId: null, drop: () => {} };

/**
 * Takes what was ordered out of a customer's cart in the commerce service, once for each order: what is to be left is
 * noted first, in quantities that no repeated call changes, and then settled as every other change of such a cart. The
 * cart is cleared only where nothing else is in it. False where it is not done yet.
 */
export async function takeOrdered(
  isdn: string,
  ordered: readonly LineKey[],
  orderId: string,
): Promise<boolean> {
  const lines = [...countLines({ cartData: ordered })];
  const key = { id: orderId, requestHash: await hashText(JSON.stringify(lines)) };
  for (let tries = 0; ; tries += 1) {
    const opened = await openCustomerCart(isdn, noVisitor, key);
    if (!opened) return false;
    const { cart, settlement, before } = opened;
    if (before) {
      const left = new Set(settlement.wanted.map(({ productId }) => productId));
      return lines.every(([productId]) => !left.has(productId));
    }
    const counts = new Map(lines);
    const wanted = toLines(cart, settlement.wanted).flatMap(({ productId, product, quantity }) => {
      const taken = counts.get(productId);
      return taken === undefined
        ? []
        : [{ productId, product, quantity: Math.max(0, quantity - taken) }];
    });
    const isFree = settlement.sendingUntil <= Date.now();
    const written =
      isFree &&
      (await writeSettlement(
        isdn,
        settlement,
        {
          wanted: mergeWanted(settlement.wanted, wanted),
          sendingUntil: 0,
          // What is unclear of before is left its time; else the next turn settles it.
          settleAt: settlement.wanted.length > 0 ? settlement.settleAt : Date.now(),
        },
        { note: { key, outcome: { outcome: 'done', clamped: [] } } },
      ));
    if (!written && !(await waitForOther(tries))) return false;
  }
}

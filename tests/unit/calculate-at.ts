import { vi } from 'vitest';
import * as cart from '#services/server-cart.ts';

/** Commerce as it calculates: it knows the whole price of a thing, and nothing of leases. */
export function calculateAt(priceOf: (productId: string) => number, delivery = 0) {
  vi.spyOn(cart, 'calculateCart').mockImplementation(async ({ items }) => {
    const lines = items.map(({ productId, quantity }) => {
      const price = priceOf(String(productId));
      const amount = price * quantity;
      return { productId: String(productId), nameMn: '', nameEn: '', quantity, price, amount };
    });
    const goods = lines.reduce((sum, { amount }) => sum + amount, 0);
    const sums = { goods, discount: 0, delivery, subTotal: 0, vat: 0, total: goods + delivery };
    return { ok: true, value: { lines, ...sums, warnings: [] } };
  });
}

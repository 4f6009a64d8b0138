import * as z from 'zod/mini';
import { _default as orDefault } from 'zod/mini';
import { id } from '#contracts/shape.ts';
import { MAX_PER_PRODUCT } from './amounts.ts';

export const isdnQuery = z.object({ isdn: z.string().check(z.regex(/^\d{8}$/)) });

const quantity = z.int().check(z.minimum(1), z.maximum(MAX_PER_PRODUCT));
const payload = z
  .pipe(
    z.nullish(z.record(z.string(), z.unknown())),
    z.transform((value) => (value ? JSON.stringify(value) : null)),
  )
  .check(z.refine((json) => json === null || json.length <= 4096, 'payload is too long'));

/** The contract requires a price, but it is ignored: name, price and picture are the product's own. */
export const addBody = z.object({
  productId: id,
  quantity: orDefault(quantity, 1),
  price: z.number('Invalid product. Price not found'),
  payload,
});

export const modifyBody = z.object({
  productId: id,
  quantity: z.int().check(z.minimum(0), z.maximum(MAX_PER_PRODUCT)),
});

export const mergeBody = z.object({
  localCartItems: z.pipe(
    z.array(z.object({ productId: id, quantity })).check(z.maxLength(200)),
    z.transform((items) => [...sumQuantities(items)]),
  ),
});

interface AskedItem {
  productId: string;
  quantity: number;
  payload?: string | null;
}

/** A list may name one product twice, while SQL changes each line once: so quantities are summed first. */
export function sumQuantities(items: readonly AskedItem[]): AskedItem[] {
  const byId = new Map<string, AskedItem>();
  for (const item of items) {
    const known = byId.get(item.productId);
    byId.set(item.productId, { ...item, quantity: (known?.quantity ?? 0) + item.quantity });
  }
  return [...byId.values()];
}

import type { ProductCard } from '#contracts/commerce/products.ts';
import { settleRead } from '#lib/outcome.ts';
import { answer, type Answered, type Refusal, refuse } from '#forms/outcome.ts';
import { readProduct } from '#services/products.ts';
import { UpstreamError } from '#services/upstream/upstream-error.ts';
import type { LineKey } from './model.ts';

/** A button has one value, and a list has one form: what is added, and the price that its card shows. */
export interface Pressed {
  product: string;
  price: number;
}

type Listed = Pick<
  ProductCard,
  'type' | 'price' | 'preorder' | 'stockOnline' | 'colors' | 'choices'
>;

/** Whether one press in a list adds it: it goes into a cart, and nothing of it is to be chosen. */
export const isQuick = ({ type, price, preorder, stockOnline, colors, choices }: Listed): boolean =>
  (type === 'PHYSICAL' || type === 'DIGITAL') &&
  !preorder &&
  price > 0 &&
  stockOnline !== 0 &&
  [colors, choices.color, choices.storage].every(({ length }) => length <= 1);

export const writePressed = ({ product, price }: Pressed): string => `${product} ${price}`;

/** Null where the text is no such value. */
export function readPressed(text: string): Pressed | null {
  const [, product, price] = /^([^\s,/?#%]{1,128}) (\d{1,12})$/.exec(text) ?? [];
  return product === undefined ? null : { product, price: Number(price) };
}

/** The line of a product that a list added. A list may leave variants out, so the product itself is asked for them. */
export async function findQuickLine(product: string): Promise<Answered<LineKey> | Refusal> {
  const read = await settleRead(await readProduct(product));
  if (!read.ok) {
    const isGone = read.error instanceof UpstreamError && read.error.kind === 'not-found';
    return refuse(isGone ? 'cart.noPrice' : 'request.failed');
  }
  const [only, ...others] = read.value.variants;
  if (others.length > 0) return refuse('shop.chooseFirst');
  return answer({ productId: only?.id ?? product, product, quantity: 1 });
}

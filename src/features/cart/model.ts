import { mostOfOne } from '#domain/cart-limits.ts';
import { splitVat } from '#domain/money.ts';
import type { MessageKey } from '#i18n/translator.ts';

/** Why a change was not made. */
export type CartMessage = Extract<
  MessageKey,
  | 'error.generic'
  | 'request.failed'
  | 'cart.noPrice'
  | 'cart.notInCart'
  | 'cart.wrongQuantity'
  | 'cart.outOfStock'
  | 'cart.full'
>;

type WordOf<Key> = Key extends `cart.${infer Word}` ? Word : never;
export type CartWord = WordOf<MessageKey>;

/** What the islands say; holes are filled there. */
export interface CartWords extends Record<CartWord, string> {
  locale: 'mn' | 'en';
  messages: Record<CartMessage, string>;
  loading: string;
}

/** What is sold under `productId`: a product, or the variant of the one that `payload` names. */
export interface CartItem {
  productId: string;
  quantity: number;
  /** Null while nobody can say. */
  price: number | null;
  nameMn: string;
  nameEn: string;
  image: string | null;
  payload: {
    product: string;
    slug: string | null;
    /** What the visitor saw last, where the price is another one now. */
    was: number | null;
    /** How many can be had. */
    most: number;
    /** No longer sold. */
    gone: boolean;
  };
}

export interface CartSummary {
  total: number;
  quantity: number;
  amountDetails: { key: 'subTotal' | 'vat'; amount: number }[];
}

export interface Cart {
  /** A visitor's cart lies with this site, a customer's with the commerce service. */
  owner: 'visitor' | 'customer';
  items: CartItem[];
  summary: CartSummary;
  /** What the reader has to know of the whole: it could not be read, or items are still on their way into it. */
  notice: 'request.failed' | 'cart.mergePending' | null;
  /**
   * Of two, the younger holds: when a change had been made, or when a look at it began. So a look that missed a
   * change made meanwhile never holds against it. 0 where nothing was looked at.
   */
  at: number;
}

/** A line as it is named in a form: enough to put it into a cart. */
export interface LineKey {
  productId: string;
  product: string;
  quantity: number;
  /** When it came into the cart, in ms: its place there, for a line that is put back. */
  at?: number;
}

/** What is not sold any more, or has no price, is not in the total. */
export function toSummary(items: readonly CartItem[]): CartSummary {
  const total = items.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0);
  const { subTotal, vat } = splitVat(total);
  return {
    total,
    quantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
    amountDetails: [
      { key: 'subTotal', amount: subTotal },
      { key: 'vat', amount: vat },
    ],
  };
}

export function toCart(
  owner: Cart['owner'],
  items: CartItem[],
  notice: Cart['notice'] = null,
  at: number = Date.now(),
): Cart {
  return { owner, items, summary: toSummary(items), notice, at };
}

export const isPriced = ({ items }: Cart): boolean =>
  items.every(({ price, payload }) => price !== null || payload.gone);

/** A change as the browser may draw it before the server has answered. */
export type Guess =
  | { intent: 'set'; productId: string; quantity: number }
  | { intent: 'clear' }
  | { intent: 'none' };

export function guessCart(cart: Cart, guess: Guess): Cart {
  if (guess.intent === 'none') return cart;
  if (guess.intent === 'clear') return { ...cart, items: [], summary: toSummary([]) };
  const items = cart.items
    .map((item) =>
      item.productId === guess.productId
        ? { ...item, quantity: Math.min(guess.quantity, item.payload.most) }
        : item,
    )
    .filter(({ quantity }) => quantity > 0);
  return { ...cart, items, summary: toSummary(items) };
}

/** What was written, where it is a whole number; the form's own rules are narrower. */
export function toQuantity(written: unknown): number | null {
  return typeof written === 'string' && /^\d+$/.test(written.trim()) ? Number(written) : null;
}

/** How many there can be: the stock, and never more than the limit of one line. */
export function toMost(stock: number, limit = mostOfOne): number {
  return Math.max(0, Math.min(stock, limit));
}

export function writeLineKey({ productId, product, quantity, at }: LineKey): string {
  return [productId, product, quantity, ...(at === undefined ? [] : [at])].join(' ');
}

/** Null for what is not a line. Ids come from a browser: the service decides whether they mean anything. */
export function readLineKey(text: string): LineKey | null {
  const [, productId, product, quantity, at] =
    /^([^\s]{1,128}) ([^\s]{1,128}) (\d{1,4})(?: (\d{1,15}))?$/.exec(text) ?? [];
  if (productId === undefined || product === undefined || !Number(quantity)) return null;
  const line = { productId, product, quantity: Number(quantity) };
  return at === undefined ? line : { ...line, at: Number(at) };
}

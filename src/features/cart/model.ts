import { maxPerProduct } from '#domain/cart.ts';
import { splitVat } from '#domain/money.ts';
import type { MessageKey } from '#i18n/translator.ts';

type LabelOf<Key> = Key extends `cart.${infer Label}` ? Label : never;
export type CartLabel = LabelOf<MessageKey>;

/** The texts of the islands, whose placeholders are filled in the browser. */
export interface CartLabels extends Record<CartLabel, string> {
  locale: 'mn' | 'en';
  /** Said where no server was reached. */
  failed: string;
  loading: string;
  /** What of a price is VAT. */
  vatPercent: number;
}

/** `productId` is the id of a product, or of a variant of the product that `payload` names. */
export interface CartItem {
  productId: string;
  quantity: number;
  /** Null while it is unknown. */
  price: number | null;
  nameMn: string;
  nameEn: string;
  image: string | null;
  payload: {
    product: string;
    /** The price that the visitor saw last, where it has changed since. */
    was: number | null;
    /** What one cost before it was reduced; left out where it was not. */
    before?: number;
    /** A code, which nobody brings; left out of goods. */
    isDigital?: true;
    /** The stock, capped by the limit of one line. */
    maxQuantity: number;
    /** The name of `maxQuantity` in tabs that are open since an earlier build; remove it one deploy later. */
    most?: number;
    /** Whether the product is no longer sold. */
    gone: boolean;
  };
}

/** `other` is what the service counts and no line shows; it is left out where there is nothing. */
export interface CartSummary {
  total: number;
  quantity: number;
  amountDetails: { key: 'subTotal' | 'vat' | 'other'; amount: number }[];
}

export interface Cart {
  /** A visitor's cart is stored by this site, a customer's by the commerce service. */
  owner: 'visitor' | 'customer';
  items: CartItem[];
  summary: CartSummary;
  /** The cart could not be read, or a merge of the visitor's items into it is not finished. */
  notice: 'request.failed' | 'cart.mergePending' | null;
  /**
   * UTC milliseconds: after a change was made, or before a read began. Of two carts the younger one counts, so a
   * read that missed a change made meanwhile never replaces its result. 0 where nothing was read.
   */
  at: number;
}

/** A line as forms send it: enough to add it to a cart. */
export interface LineKey {
  productId: string;
  product: string;
  quantity: number;
  /** When it was added, in UTC milliseconds. Lines are ordered by it, so a restored one returns to its place. */
  at?: number;
}

/** A line with what may be asked for: in stock, within the limit of one line. */
export interface AskedLine extends LineKey {
  maxQuantity: number;
  price: number | null;
}

export type RemovedLine = LineKey;

/** A change that was asked for. */
export type Change =
  | { intent: 'add'; operationId: string; lines: LineKey[]; price: number | null }
  | { intent: 'set'; operationId: string; line: LineKey }
  | { intent: 'clear'; operationId: string }
  | { intent: 'restore'; operationId: string; removal: string };

/**
 * The text whose hash is stored with the operation. It holds the whole change: the same operation id with another
 * product or quantity is refused. Its names and their order outlive a deploy, because with others the same change, sent
 * again after the deploy, would be refused.
 */
export const toKeyText = ({ intent, operationId, ...rest }: Change): string =>
  JSON.stringify({ intent, op: operationId, ...rest });

/** The result of a change: the whole cart, and what may be shown beside its lines. */
export interface CartAnswer {
  cart: Cart;
  /** Ids of the lines that got less than was asked for. */
  clamped: string[];
  /** What was removed, for the undo form, and the name under which it can be restored. */
  removed: (LineKey & { nameMn: string; nameEn: string })[];
  removal: string;
  /** Whether the price differs from the one in the form. */
  priceChanged: boolean;
}

/** What the service counts beside the lines: an amount of money, and a number of things. */
export interface Others {
  amount: number;
  quantity: number;
}

/** Items without a price are counted in `quantity`, but not in the total. */
export function toSummary(
  items: readonly CartItem[],
  vatPercent: number,
  others: Others = { amount: 0, quantity: 0 },
): CartSummary {
  const lines = items.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0);
  const total = Math.max(0, lines + others.amount);
  const { subTotal, vat } = splitVat(total, vatPercent);
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    total,
    quantity: Math.max(0, count + others.quantity),
    amountDetails: [
      { key: 'subTotal', amount: subTotal },
      { key: 'vat', amount: vat },
      ...(others.amount === 0 ? [] : [{ key: 'other' as const, amount: others.amount }]),
    ],
  };
}

export function toCart(
  owner: Cart['owner'],
  items: CartItem[],
  vatPercent: number,
  notice: Cart['notice'] = null,
  at: number = Date.now(),
  others?: Others,
): Cart {
  return { owner, items, summary: toSummary(items, vatPercent, others), notice, at };
}

export const findOther = ({ summary }: Pick<Cart, 'summary'>): number =>
  summary.amountDetails.find(({ key }) => key === 'other')?.amount ?? 0;

export const isPriced = ({ items }: Cart): boolean =>
  items.every(({ price, payload }) => price !== null || payload.gone);

/** A change that the browser shows before the server has answered. */
export type Guess =
  | { intent: 'set'; productId: string; quantity: number }
  | { intent: 'clear' }
  | { intent: 'none' };

export function guessCart(cart: Cart, guess: Guess, vatPercent: number): Cart {
  if (guess.intent === 'none') return cart;
  if (guess.intent === 'clear') return { ...cart, items: [], summary: toSummary([], vatPercent) };
  const items = cart.items
    .map((item) =>
      item.productId === guess.productId
        ? { ...item, quantity: Math.min(guess.quantity, item.payload.maxQuantity) }
        : item,
    )
    .filter(({ quantity }) => quantity > 0);
  const count = cart.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const others = { amount: findOther(cart), quantity: cart.summary.quantity - count };
  return { ...cart, items, summary: toSummary(items, vatPercent, others) };
}

/** Null unless it is a whole number; the form's schema is stricter. */
export function toQuantity(typed: unknown): number | null {
  return typeof typed === 'string' && /^\d+$/.test(typed.trim()) ? Number(typed) : null;
}

/** The largest quantity of one line: the stock, capped by the limit. */
export function toMaxQuantity(stock: number, limit = maxPerProduct): number {
  return Math.max(0, Math.min(stock, limit));
}

export function writeLineKey({ productId, product, quantity, at }: LineKey): string {
  return [productId, product, quantity, ...(at === undefined ? [] : [at])].join(' ');
}

/** Null where the text is not a line. Ids come from a browser: the service decides whether they exist. */
export function readLineKey(text: string): LineKey | null {
  const [, productId, product, quantity, at] =
    /^([^\s]{1,128}) ([^\s]{1,128}) (\d{1,4})(?: (\d{1,15}))?$/.exec(text) ?? [];
  if (productId === undefined || product === undefined || !Number(quantity)) return null;
  const line = { productId, product, quantity: Number(quantity) };
  return at === undefined ? line : { ...line, at: Number(at) };
}

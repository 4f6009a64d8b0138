import type { ServerCart } from '#contracts/commerce/cart.ts';
import { log } from '#lib/log.ts';
import { shownVatPercent } from '#request/vat-percent.ts';
import { type CartProducts, findCartProduct, readCartProducts } from './cart-products.ts';
import { toMarks } from './marks.ts';
import { maxQuantityPerLine } from './store.ts';
import {
  type Cart,
  type CartItem,
  type LineKey,
  type Others,
  toCart,
  toMaxQuantity,
} from './model.ts';
import { countLines } from './quantities.ts';

/** A line of a customer's cart, with what the service says of it; null while the service has no such line. */
export interface CustomerLine extends LineKey {
  item: ServerCart['cartData'][number] | null;
}

/** `payload` is what this site sent when it added the item, but it is not trusted: others may have written it. */
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && /^[^\s,/?#%]{1,128}$/.test(value) ? value : null;

/** The lines of the service's cart, with the quantities that are wanted instead. */
export function toLines(cart: ServerCart, wanted: readonly LineKey[]): CustomerLine[] {
  const counts = countLines(cart);
  const lines = new Map(
    cart.cartData.map((item): [string, CustomerLine] => {
      const { productId, payload } = item;
      const product = textOf(payload?.['product']) ?? productId;
      return [productId, { productId, product, quantity: counts.get(productId) ?? 0, item }];
    }),
  );
  for (const line of wanted) {
    const known = lines.get(line.productId);
    lines.set(
      line.productId,
      known ? { ...known, quantity: line.quantity } : { ...line, item: null },
    );
  }
  return [...lines.values()].filter(({ quantity }) => quantity > 0);
}

function toItem(line: CustomerLine, products: CartProducts): CartItem {
  const { productId, product, quantity, item } = line;
  const found = findCartProduct(products, line);
  const limit = maxQuantityPerLine();
  return {
    productId,
    quantity,
    price: item?.price ?? found?.price ?? null,
    nameMn: item?.nameMn || item?.nameEn || found?.nameMn || '',
    nameEn: item?.nameEn || item?.nameMn || found?.nameEn || '',
    image: item?.image ?? found?.image ?? null,
    payload: {
      product,
      was: null,
      ...toMarks(found),
      maxQuantity: found ? toMaxQuantity(found.stock, limit) : limit,
      gone: false,
    },
  };
}

/** In MNT. */
const maxTotal = 1e12;

/** What the service counts beside the lines that it lists. */
function toOthers({ cartData, totalQty, amountDetails }: ServerCart): Others {
  const count = cartData.reduce((sum, { quantity }) => sum + quantity, 0);
  const amount = cartData.reduce((sum, { quantity, price }) => sum + quantity * (price ?? NaN), 0);
  const total = amountDetails.find(({ key }) => key === 'total')?.amount ?? NaN;
  // A total that can not be one says nothing of the lines.
  const rest = total >= 0 && total <= maxTotal ? Math.round(total - amount) : NaN;
  const others = {
    amount: Number.isSafeInteger(rest) ? rest : 0,
    quantity: totalQty === null ? 0 : totalQty - count,
  };
  if (others.amount !== 0 || others.quantity !== 0) {
    log.warn('cart-differs', { amount: others.amount, count: others.quantity });
  }
  return others;
}

/** The customer's cart as it is shown. */
export async function toCustomerCart(
  cart: ServerCart,
  wanted: readonly LineKey[],
  at: number,
): Promise<Cart> {
  const lines = toLines(cart, wanted);
  const products = await readCartProducts(lines);
  const counts = countLines(cart);
  const isPending = wanted.some(
    ({ productId, quantity }) => (counts.get(productId) ?? 0) !== quantity,
  );
  const items = lines.map((line) => toItem(line, products));
  const notice = isPending ? 'cart.mergePending' : null;
  return toCart('customer', items, shownVatPercent(), notice, at, toOthers(cart));
}

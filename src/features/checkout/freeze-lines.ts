import * as v from 'valibot';
import type { Product, ProductCard } from '#contracts/commerce/products.ts';
import { nameVariant } from '#domain/variant-name.ts';
import { type Answered, answer, type Refusal, refuse } from '#forms/outcome.ts';
import { settleRead } from '#lib/outcome.ts';
import type { OrderLine } from '#order/model.ts';
import { readProduct } from '#services/products.ts';
import { readProductsByIds } from '#services/products-by-id.ts';
import { UpstreamError } from '#services/upstream/upstream-error.ts';
import { calculate, findAvailable } from './calculate.ts';
import { amountsSchema, type CartLine, linesSchema, type OrderedCart } from './model.ts';

/** What is ordered, from the moment on in which "order" was pressed. */
export const frozenSchema = v.object({
  lines: linesSchema,
  cartId: v.nullable(v.string()),
  amounts: amountsSchema,
});
export type Frozen = v.InferOutput<typeof frozenSchema>;

/** Reads the cart of this visitor, or of this customer; null where it can not be read. */
export type ReadCart = () => Promise<OrderedCart | null>;

const unreadable: Refusal = { ...refuse('checkout.fault.cart'), status: 503 };

/** A line of the form: product, quantity and, where it is a variant, its product. */
export const writeLine = ({ productId, product, quantity }: CartLine): string =>
  [productId, product, quantity].join(' ');

function readLine(text: string): CartLine[] {
  const [, productId, product, quantity] =
    /^([^\s,/?#%]{1,128}) ([^\s,/?#%]{1,128}) ([1-9]\d?)$/.exec(text) ?? [];
  if (!productId || !product) return [];
  const named = { nameMn: '', nameEn: '', image: null };
  return [{ productId, product, quantity: Number(quantity), ...named }];
}

/** One line for each thing, whatever was sent. */
function sumLines(lines: readonly CartLine[]): CartLine[] {
  const byId = new Map<string, CartLine>();
  for (const line of lines) {
    const before = byId.get(line.productId)?.quantity ?? 0;
    byId.set(line.productId, { ...line, quantity: Math.min(99, before + line.quantity) });
  }
  return [...byId.values()];
}

/** Calls at once for products of which a variant is ordered. */
const atOnce = 6;

const isGone = (error: Error) => error instanceof UpstreamError && error.kind === 'not-found';

/** The products of which variants are ordered, by id; null where one can not be read. */
async function readVariantsOf(
  lines: readonly CartLine[],
): Promise<ReadonlyMap<string, Product> | null> {
  const wanted = lines.filter(({ productId, product }) => productId !== product);
  const ids = [...new Set(wanted.map(({ product }) => product))];
  const found = new Map<string, Product>();
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = ids.slice(from, from + atOnce);
    const reading = some.map(async (id) => [id, await settleRead(await readProduct(id))] as const);
    for (const [id, read] of await Promise.all(reading)) {
      if (read.ok) found.set(id, read.value);
      else if (!isGone(read.error)) return null;
    }
  }
  return found;
}

/**
 * The names of the variant that a line sells; null where its product has no such variant. The price is that of
 * `productId` and everything that people read is that of `product`, so that two which do not belong together would sell
 * one thing at the price of another.
 */
function nameSold(
  { productId, product: id }: CartLine,
  products: ReadonlyMap<string, Product>,
): Pick<CartLine, 'nameMn' | 'nameEn'> | null {
  const product = products.get(id);
  const variant = product?.variants.find((one) => one.id === productId);
  return product && variant ? nameVariant(product, variant) : null;
}

/** What is known of a product completes its line; null where there is no such product, or it is sold in a flow of its own. */
function toOrderLine(line: CartLine, card: ProductCard | undefined): OrderLine | null {
  if (!card || (card.type !== 'PHYSICAL' && card.type !== 'DIGITAL')) return null;
  return {
    ...line,
    nameMn: line.nameMn || card.nameMn,
    nameEn: line.nameEn || card.nameEn,
    image: line.image ?? card.images[0] ?? null,
    price: card.price,
    type: card.type,
  };
}

async function complete(lines: readonly CartLine[]): Promise<OrderLine[] | Refusal> {
  const [read, products] = await Promise.all([
    readProductsByIds(lines.map(({ product }) => product)).then(settleRead),
    readVariantsOf(lines),
  ]);
  if (!read.ok || !products) return unreadable;
  const cards = new Map(read.value.map((card) => [card.id, card]));
  const completed = lines.map((line) => {
    const sold = line.productId === line.product ? {} : nameSold(line, products);
    return sold && toOrderLine({ ...line, ...sold }, cards.get(line.product));
  });
  const gone = lines.find((_line, index) => !completed[index]);
  if (gone) {
    const name = gone.nameMn || cards.get(gone.product)?.nameMn || '';
    return refuse('checkout.fault.gone', undefined, { name });
  }
  return completed.filter((line) => line !== null);
}

const toType = (lines: readonly OrderLine[]) =>
  lines.some(({ type }) => type === 'PHYSICAL') ? 'PICKUP' : 'DIGITAL';

/** Calculates what is ordered, as it is now. */
export async function freezeLines(
  asked: readonly string[],
  readCart: ReadCart,
): Promise<Answered<Frozen> | Refusal> {
  const cart = await readCart();
  if (!cart) return unreadable;
  const given = sumLines(asked.length > 0 ? asked.flatMap(readLine) : cart.lines);
  if (given.length === 0) return refuse('checkout.fault.empty');
  const lines = await complete(given);
  if ('ok' in lines) return lines;
  const calculated = await calculate(lines, { deliveryType: toType(lines) });
  if (!calculated.ok) return calculated;
  return answer({ lines, cartId: cart.cartId, amounts: calculated.value });
}

/** What is left of an order of which not everything can be had; null where that is nothing, or not known. */
export async function findRest(lines: readonly CartLine[]): Promise<CartLine[] | null> {
  const completed = await complete(sumLines(lines));
  if ('ok' in completed) return null;
  const available = await findAvailable(completed, toType(completed));
  const rest = completed.flatMap((line) => {
    const quantity = available?.find(({ productId }) => productId === line.productId)?.quantity;
    return quantity ? [{ ...line, quantity }] : [];
  });
  return rest.length > 0 ? rest : null;
}

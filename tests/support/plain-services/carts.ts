import type { PlainOptions } from './options.ts';
import { products } from './commerce-answers.ts';

interface Line {
  productId: string | number;
  quantity: number;
  [field: string]: unknown;
}
type Body = Readonly<Record<string, unknown>>;

/** A refusal, with the words of the specification. */
export class Refusal extends Error {}

const priceOf = (id: unknown) => products.find((one) => String(one.id) === String(id))?.price ?? 0;

/** Refuses fields that the specification does not have. */
function readBody(body: Body, ...names: string[]): void {
  const unknown = Object.keys(body).filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Refusal(`unknown fields: ${unknown.join(', ')}`);
}

const cartFields = ['productId', 'quantity', 'price', 'nameMn', 'nameEn', 'image', 'payload'];

/** The carts of all customers, by `isdn`, and the points that products were given. */
export function createCarts(options: PlainOptions) {
  const carts = new Map<string, Line[]>();
  const points: { productId: string; point: number }[] = [];
  const taken = new Set<string>();

  const linesOf = (isdn: string) => carts.get(isdn) ?? [];

  function add(isdn: string, line: Line): void {
    const same = linesOf(isdn).find((one) => String(one.productId) === String(line.productId));
    if (same) same.quantity += line.quantity;
    else carts.set(isdn, [...linesOf(isdn), { ...line }]);
  }

  function modify(isdn: string, { productId, quantity }: Line): void {
    const line = linesOf(isdn).find((one) => String(one.productId) === String(productId));
    if (!line) throw new Refusal('Product not found in cart');
    line.quantity = quantity;
    carts.set(
      isdn,
      linesOf(isdn).filter((one) => one.quantity > 0),
    );
  }

  const writes: Readonly<Record<string, (isdn: string, body: Body) => void>> = {
    '/service/add-cart': (isdn, body) => {
      readBody(body, ...cartFields);
      if (typeof body['price'] !== 'number') throw new Refusal('Invalid product. Price not found');
      add(isdn, body as unknown as Line);
    },
    '/service/modify-cart': (isdn, body) => {
      readBody(body, 'productId', 'quantity');
      modify(isdn, body as unknown as Line);
    },
    '/service/clear-cart': (isdn) => void carts.delete(isdn),
    '/service/merge-cart': (isdn, body) => {
      readBody(body, 'localCartItems');
      for (const item of body['localCartItems'] as Line[]) {
        readBody(item, 'productId', 'quantity');
        add(isdn, item);
      }
    },
  };

  function show(isdn: string) {
    const cartData = linesOf(isdn).map((line) => ({ price: priceOf(line.productId), ...line }));
    const total = cartData.reduce((sum, line) => sum + line.price * line.quantity, 0);
    return {
      cartData,
      totalQty: cartData.reduce((sum, line) => sum + line.quantity, 0),
      amountDetails: [{ key: 'total', amount: String(total) }],
    };
  }

  return {
    points,
    show,
    /** True when it was a write of a cart. @throws Refusal */
    write(path: string, isdn: string, body: Body, key: string | null): boolean {
      const act = writes[path];
      if (!act) return false;
      const repeated = options.idempotency === 'header' && key !== null && taken.has(key);
      if (!repeated) act(isdn, body);
      if (key !== null) taken.add(key);
      return true;
    },
    /** @throws Refusal */
    rate(productId: string, body: Body): void {
      readBody(body, 'point');
      points.push({ productId, point: Number(body['point']) });
    },
    calculate(body: Body) {
      const items = (body['items'] ?? []) as Line[];
      const goods = items.reduce((sum, one) => sum + priceOf(one.productId) * one.quantity, 0);
      const delivery = body['deliveryType'] === 'DELIVERY' ? 2000 : 0;
      const total = goods + delivery;
      const subTotal = Math.round((total / 1.11) * 100) / 100;
      const vat = Math.round((total - subTotal) * 100) / 100;
      return { lines: [], goods, discount: 0, delivery, subTotal, vat, total, warnings: [] };
    },
  };
}

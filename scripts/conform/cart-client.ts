import { toCallName } from '../calls/call.ts';
import type { DescribedCall } from '../calls/calls.ts';
import { createProbe, type Reading, type Target } from './probe.ts';

/** Quantities by product. */
export type Lines = ReadonlyMap<string, number>;

interface Line {
  productId: string;
  quantity: number;
}

export interface CartClient {
  /** Undefined where the cart cannot be read. */
  read(): Promise<Lines | undefined>;
  send(name: string, body: unknown, key: string): Promise<Reading>;
  /** Makes the cart what it was. */
  restore(lines: Lines): Promise<boolean>;
}

const toLines = (cart: unknown): Lines => {
  const data = Reflect.get(Object(cart), 'cartData') as readonly Line[];
  return new Map(data.map(({ productId, quantity }) => [productId, quantity]));
};

const areSame = (a: Lines, b: Lines): boolean =>
  a.size === b.size && [...a].every(([id, quantity]) => b.get(id) === quantity);

const newKey = (): string => crypto.randomUUID();

/** A client of the cart of one number made for tests. */
export function createCartClient(
  own: readonly DescribedCall[],
  target: Target,
  number: string,
): CartClient {
  const probeOf = (name: string, body?: unknown) => {
    const found = own.find(({ contract }) => toCallName(contract) === name);
    if (!found) throw new Error(`${name} is no call.`);
    const { sent: _, ...rest } = found.call;
    const call = { ...rest, values: { isdn: number }, ...(body ? { sent: () => body } : {}) };
    return createProbe({ ...found, call }, target);
  };
  const send: CartClient['send'] = (name, body, key) =>
    probeOf(name, body).read({ idempotencyKey: key });
  const read: CartClient['read'] = async () => {
    const { items } = await probeOf('GET /service/get-cart-list').read();
    return items[0] === undefined ? undefined : toLines(items[0]);
  };
  return {
    read,
    send,
    restore: async (lines) => {
      const now = await read();
      if (!now) return false;
      for (const productId of now.keys()) {
        const quantity = lines.get(productId) ?? 0;
        if (quantity === now.get(productId)) continue;
        await send('POST /service/modify-cart', { productId, quantity }, newKey());
      }
      for (const [productId, quantity] of lines) {
        if (now.has(productId)) continue;
        const item = { productId, quantity, price: 0, nameMn: '', nameEn: '', image: null };
        await send('POST /service/add-cart', { ...item, payload: null }, newKey());
      }
      const after = await read();
      return after !== undefined && areSame(after, lines);
    },
  };
}

import { vi } from 'vitest';
import { OPERATOR } from '#env.ts';

let made = 0;
/** By path: of several products of one test each is answered for. */
const served = new Map<string, () => Response>();
const operator = OPERATOR?.fetch.bind(OPERATOR);

interface Stock {
  online: number | null;
  /** Of each variant; none of a product that has no variants. */
  variants: Readonly<Record<string, number | null>>;
}

/** A shop that has one product more, sold out, with an id of its own because answers are kept. `stock` is what there is now. */
export function serveStock(variants: Stock['variants'] = {}, given: Record<string, unknown> = {}) {
  if (!OPERATOR || !operator) throw new Error('no operator is bound');
  const id = `sold-out-${(made += 1)}`;
  const stock: Stock = { online: 0, variants };
  let isDown = false;
  served.set(`/product/${id}`, () => {
    if (isDown) return new Response('down', { status: 500 });
    const listed = Object.entries(stock.variants).map(([variant, left]) => ({
      id: variant,
      storage: variant,
      stock: left,
    }));
    const product = { id, nameMn: 'Хүлээсэн утас', nameEn: 'Awaited phone', price: 900_000 };
    const more = { type: 'PHYSICAL', stockOnline: stock.online, variants: listed, ...given };
    return Response.json({ data: { ...product, ...more } });
  });
  vi.spyOn(OPERATOR, 'fetch').mockImplementation(
    async (request) => served.get(new URL(request.url).pathname)?.() ?? operator(request),
  );
  return {
    id,
    stock,
    fail: () => {
      isDown = true;
    },
  };
}

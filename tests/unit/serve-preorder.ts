import { vi } from 'vitest';
import { OPERATOR } from '#env.ts';

const hour = 3_600_000;
const at = (ms: number) => new Date(Date.now() + ms).toISOString();

/** A pre-order that is open, of a product with its name, unless something else is given. */
const usual = () => ({
  deposit: 200_000,
  quota: 3,
  taken: 0,
  opensAt: at(-hour),
  closesAt: at(24 * hour),
  eta: null,
});
type Terms = ReturnType<typeof usual>;

let made = 0;

/**
 * A content service that has one pre-order, with an id of its own because answers are kept. `answer` changes what it says
 * of it; `fail` makes it answer nothing.
 */
export function servePreorder(terms: Partial<Terms> = {}) {
  if (!OPERATOR) throw new Error('no operator is bound');
  const operator = OPERATOR.fetch.bind(OPERATOR);
  const id = `po-test-${(made += 1)}`;
  let isDown = false;
  vi.spyOn(OPERATOR, 'fetch').mockImplementation(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== '/preorder' || searchParams.get('id') !== id) return operator(request);
    if (isDown) return new Response('down', { status: 500 });
    return Response.json({ data: { id, productId: 'p-1', ...usual(), ...terms } });
  });
  return {
    id,
    path: `/pre-order/${id}` as const,
    fail: () => {
      isDown = true;
    },
  };
}

export { at as instant, hour };

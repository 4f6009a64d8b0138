import { createCarts, Refusal } from './carts.ts';
import { commerceCalls } from './commerce-answers.ts';
import { contentCalls } from './content-answers.ts';
import { dress, type Fields, type PlainOptions, readParams } from './options.ts';

export const plainToken = 'the-fixed-token';

const json = (status: number, body: unknown) => Response.json(body, { status });
const notFound = () => json(404, { message: 'not found' });

/** The call of a table that a path is of, and its parameters with the path's. */
function findCall<Call>(table: Readonly<Record<string, Call>>, path: string) {
  if (Object.hasOwn(table, path)) return { call: table[path], id: null };
  const end = path.lastIndexOf('/');
  const pattern = `${path.slice(0, end)}/{id}`;
  const id = decodeURIComponent(path.slice(end + 1));
  return Object.hasOwn(table, pattern) ? { call: table[pattern], id } : undefined;
}

/**
 * The base services as the specification alone describes them: its calls, its fields and those that this project has
 * decided on, and 404 for all other calls. It needs no server, so that it can also stand in for a binding.
 */
export function createPlainServices(options: PlainOptions = {}) {
  const carts = createCarts(options);
  const seen: string[] = [];

  function read(request: Request, url: URL): Response {
    const needsToken = url.pathname === '/contents/about-us';
    if (needsToken && request.headers.get('authorization') !== `Bearer ${plainToken}`) {
      return json(401, { message: 'unauthorized' });
    }
    if (url.pathname === '/service/get-cart-list') {
      return json(200, { data: carts.show(url.searchParams.get('isdn') ?? '') });
    }
    const found = findCall({ ...contentCalls, ...commerceCalls }, url.pathname);
    if (!found?.call) return notFound();
    const params = new Map(readParams(url.searchParams, options));
    if (found.id !== null) params.set('id', found.id);
    const data = found.call(params, options);
    return data === undefined ? notFound() : json(200, dress({ data } as Fields, options));
  }

  function confirm(isdn: string): Response {
    if (options.writes === 'empty') return new Response(null, { status: 200 });
    if (options.writes === 'text') return new Response('OK');
    if (options.writes === 'success') return json(200, { success: true });
    return json(200, { data: carts.show(isdn) });
  }

  async function write(request: Request, url: URL): Promise<Response> {
    const text = await request.text();
    const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
    if (url.pathname === '/cart/calculate') return json(200, { data: carts.calculate(body) });
    if (url.pathname === '/product/rating') {
      carts.rate(url.searchParams.get('productId') ?? '', body);
      return options.writes ? confirm('') : json(200, { data: { ratingAvg: 4, ratingCount: 1 } });
    }
    const isdn = url.searchParams.get('isdn') ?? '';
    const key = request.headers.get('idempotency-key');
    return carts.write(url.pathname, isdn, body, key) ? confirm(isdn) : notFound();
  }

  return {
    /** Every call as `GET /path?query`, in order. */
    seen,
    carts,
    async fetch(request: Request): Promise<Response> {
      const url = new URL(request.url);
      seen.push(`${request.method} ${url.pathname}${url.search}`);
      try {
        return request.method === 'POST' ? await write(request, url) : read(request, url);
      } catch (error) {
        if (error instanceof Refusal) return json(400, { message: error.message });
        throw error;
      }
    },
  };
}

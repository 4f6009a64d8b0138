import { vi } from 'vitest';
import { OPERATOR, settings } from '#env.ts';
import { tryRequestContext } from '#request/context.ts';
import type { Fault } from './commerce-faults.ts';
import { openLimits } from './open-limits.ts';
import { findRequestBy } from '#services/current-request.ts';

type Lines = Map<string, number>;
interface Call {
  path: string;
  productId?: string;
  quantity?: number;
  localCartItems?: { productId: string; quantity: number }[];
}

const lateMs = 20_000;
/** Variants name their product, as this site has sent it. */
const payloadOf = (id: string) => ({ product: id.split('-').slice(0, 2).join('-') });

function apply(lines: Lines, { path, productId = '', quantity = 0, localCartItems = [] }: Call) {
  const add = (id: string, more: number) => lines.set(id, (lines.get(id) ?? 0) + more);
  if (path.endsWith('/add-cart')) add(productId, quantity);
  if (path.endsWith('/merge-cart'))
    for (const one of localCartItems) add(one.productId, one.quantity);
  if (path.endsWith('/clear-cart')) lines.clear();
  if (path.endsWith('/modify-cart')) {
    if (quantity > 0) lines.set(productId, quantity);
    else lines.delete(productId);
  }
}

const toHalf = (call: Call): Call | null =>
  call.localCartItems && call.localCartItems.length > 1
    ? { ...call, localCartItems: call.localCartItems.slice(0, 1) }
    : null;

const broken = () =>
  new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"data":'));
      controller.error(new Error('broken off'));
    },
  });

/**
 * The cart calls of a commerce service in the operator's place; all other calls go to the operator. Without keys a call
 * that comes twice has its effect twice. A test in which a call is never answered has a clock of its own.
 */
export function openCommerce(honoursKeys: boolean) {
  if (!OPERATOR) throw new Error('no operator is bound');
  const carts = new Map<string, Lines>();
  const seen = new Map<string, unknown>();
  const late: { at: number; run: () => unknown }[] = [];
  const calls: string[] = [];
  const pending: (Fault | Response)[] = [];
  let extra: Record<string, unknown> = {};
  let asked = 0;
  let state: 'up' | 'down' | 'silent' | 'down after a change' = 'up';
  const giveUp = openLimits();
  findRequestBy(tryRequestContext);
  const of = (isdn: string): Lines => {
    const lines = carts.get(isdn) ?? new Map();
    carts.set(isdn, lines);
    return lines;
  };
  const toBody = (lines: Lines) => ({
    data: {
      cartData: [...lines].map(([productId, quantity]) => ({
        productId,
        quantity,
        price: 100,
        nameMn: productId,
        nameEn: productId,
        image: null,
        payload: payloadOf(productId),
      })),
      ...extra,
    },
  });
  const json = (body: unknown, status = 200) => Response.json(body, { status });

  async function change(request: Request, { pathname, searchParams }: URL): Promise<Response> {
    const lines = of(searchParams.get('isdn') ?? '');
    const text = await request.text();
    const call: Call = { ...(text ? (JSON.parse(text) as Call) : {}), path: pathname };
    calls.push(pathname);
    if (state === 'down after a change') state = 'down';
    const key = request.headers.get('idempotency-key');
    const isNew = () => !honoursKeys || key === null || !seen.has(key);
    if (!isNew()) return json(seen.get(key ?? ''));
    const take = (taken: Call | null = call) => {
      if (taken) apply(lines, taken);
      if (key !== null) seen.set(key, toBody(lines));
      return toBody(lines);
    };
    const fault = pending.shift();
    if (fault instanceof Response) return fault;
    switch (fault) {
      case 'refuses':
        return json({ message: 'not now' }, 422);
      case 'is busy':
        return json({}, 429);
      case 'fails before':
        return json({}, 500);
      case 'fails after':
        take();
        return json({}, 500);
      case 'takes half':
        if (honoursKeys) return json({}, 500);
        take(toHalf(call));
        return json({}, 500);
      case 'loses the call':
        throw new Error('connection lost');
      case 'loses the answer':
        take();
        throw new Error('connection lost');
      case 'acts late':
        late.push({ at: Date.now() + lateMs, run: () => isNew() && take() });
        throw new Error('connection lost');
      case 'never answers':
        return giveUp();
      case 'never answers what it took':
        take();
        return giveUp();
      case 'answers with nothing':
        take();
        return new Response(null, { status: 204 });
      case 'answers with words':
        take();
        return new Response('done');
      case 'breaks off the answer':
        take();
        return new Response(broken(), { headers: { 'content-type': 'application/json' } });
      case undefined:
        return json(take());
    }
  }

  const asOperator = OPERATOR.fetch.bind(OPERATOR);
  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    if (!/^\/service\/[a-z-]+-cart(-list)?$/.test(url.pathname)) return asOperator(request);
    asked += 1;
    for (const one of late.filter(({ at }) => at <= Date.now())) {
      late.splice(late.indexOf(one), 1);
      one.run();
    }
    if (state === 'silent') return giveUp();
    if (request.method === 'POST') return change(request, url);
    if (state === 'down') return json({}, 500);
    return json(toBody(of(url.searchParams.get('isdn') ?? '')));
  }
  let open = 0;
  let most = 0;
  vi.spyOn(OPERATOR, 'fetch').mockImplementation((request) => {
    open += 1;
    most = Math.max(most, open);
    return answer(request).finally(() => {
      open -= 1;
    });
  });
  const before = settings().COMMERCE_IDEMPOTENCY;
  Object.assign(settings(), { COMMERCE_IDEMPOTENCY: honoursKeys ? 'header' : 'none' });
  return {
    calls,
    /** How many calls there were, reads included. */
    countCalls: () => asked,
    /** How many calls there were at the same moment. */
    countAtOnce: () => most,
    /** The next calls that change a cart have these faults, or these answers. */
    fail: (...next: (Fault | Response)[]) => pending.push(...next),
    answerWith: (fields: Record<string, unknown>) => {
      extra = fields;
    },
    /** No cart can be read any more. */
    goDown: (when: 'down' | 'down after a change' = 'down') => {
      state = when;
    },
    /** No call is answered any more. */
    goSilent: () => {
      state = 'silent';
    },
    fill: (isdn: string, lines: Record<string, number>) =>
      carts.set(isdn, new Map(Object.entries(lines))),
    read: (isdn: string) => Object.fromEntries(of(isdn)),
    close: () => {
      Object.assign(settings(), { COMMERCE_IDEMPOTENCY: before });
      findRequestBy(() => undefined);
      vi.restoreAllMocks();
    },
  };
}

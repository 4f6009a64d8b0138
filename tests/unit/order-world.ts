import { vi } from 'vitest';
import { DB, OPERATOR } from '#env.ts';
import type { ReceiptProviders } from '#payment/receipt/provider.ts';
import { type Fate, toFlakyDb } from './flaky-db.ts';

type Next = () => Fate;
type Body = Record<string, unknown>;

/**
 * From now on each call of the database has the fate that `next` tells. Messages are sent only while `isDraining`, so
 * that nothing goes on behind an answer.
 */
export function openFlakyDb(next: Next, isDraining: (claim: string) => boolean): void {
  const inner = { prepare: DB.prepare.bind(DB), batch: DB.batch.bind(DB) };
  const flaky = toFlakyDb(inner as typeof DB, next);
  const nothing = { bind: () => nothing, all: async () => ({ results: [] }) };
  vi.spyOn(DB, 'batch').mockImplementation((parts) => flaky.batch(parts));
  vi.spyOn(DB, 'prepare').mockImplementation((sql) =>
    sql.startsWith('UPDATE outbox SET attempts') && !isDraining(sql)
      ? (nothing as unknown as ReturnType<typeof DB.prepare>)
      : flaky.prepare(sql),
  );
}

interface KnownOrder {
  isPaid: boolean;
  isCanceled: boolean;
  codes: string[] | null;
}

/**
 * A commerce service, and what sends messages, in the operator's place. What it keeps for an order it keeps until it is
 * told to give it back, so that nothing is forgotten unseen. `keeps`: whether it knows reservations at all.
 */
export function openOrderService(next: Next, keeps: boolean) {
  if (!OPERATOR) throw new Error('no operator is bound');
  const stage = { stock: 2 };
  const held = new Map<string, number>();
  const orders = new Map<string, KnownOrder>();
  /** How often each call with its key has had its effect. */
  const effects = new Map<string, number>();
  const messages = new Map<string, number>();
  const knownOf = (code: unknown): KnownOrder => {
    const known = orders.get(String(code)) ?? { isPaid: false, isCanceled: false, codes: null };
    orders.set(String(code), known);
    return known;
  };
  const say = (data: unknown) => Response.json({ data });
  const lacking = () => Response.json({ message: 'not found' }, { status: 404 });

  function reserve({ order, replaces, items }: Body): Response {
    const wanted = (items as { quantity: number }[]).reduce(
      (all, { quantity }) => all + quantity,
      0,
    );
    const others = [...held].filter(([id]) => id !== order && id !== replaces);
    held.delete(String(order));
    held.delete(String(replaces));
    if (others.reduce((all, [, quantity]) => all + quantity, 0) + wanted > stage.stock) {
      return say({ state: 'REFUSED', refused: ['p-1'] });
    }
    held.set(String(order), wanted);
    return say({ state: 'HELD', refused: [] });
  }

  function calculate({ items }: Body): Response {
    const lines = (items as { productId: string; quantity: number }[]).map((one) => ({
      ...one,
      price: 1000,
    }));
    const warnings = stage.stock < 2 ? [{ code: 'OUT_OF_STOCK', productId: 'p-1' }] : [];
    const sums = {
      goods: 2000,
      discount: 0,
      delivery: 2000,
      total: 4000,
      subTotal: 3604,
      vat: 396,
    };
    return say({ ...sums, lines, warnings });
  }

  function take(call: string, body: Body, key: string | null): Response {
    if (key !== null) effects.set(`${call} ${key}`, (effects.get(`${call} ${key}`) ?? 0) + 1);
    switch (call) {
      case 'POST /order/reserve':
        return keeps ? reserve(body) : lacking();
      case 'POST /order/release':
        if (!keeps) return lacking();
        held.delete(String(body['order']));
        return say({});
      case 'POST /cart/calculate':
        return calculate(body);
      case 'POST /order':
        knownOf(body['code']);
        return say({});
      case 'POST /order/paid':
        knownOf(body['code']).isPaid = true;
        return say({});
      case 'POST /order/cancel': {
        if (!orders.has(String(body['code']))) return lacking();
        knownOf(body['code']).isCanceled = true;
        return say({});
      }
      case 'POST /order/codes': {
        const known = orders.get(String(body['code']));
        if (!known) return lacking();
        if (!known.isPaid || known.isCanceled) return Response.json({}, { status: 409 });
        known.codes ??= [crypto.randomUUID(), crypto.randomUUID()];
        return say({ codes: known.codes.map((code) => ({ productId: 'p-1', code })) });
      }
      case 'POST /sms/send':
      case 'POST /email':
        messages.set(key ?? '', (messages.get(key ?? '') ?? 0) + 1);
        return say({});
      default:
        return lacking();
    }
  }

  /** Of a call that comes again with its key, the answer is that of the first time. */
  const answered = new Map<string, Response>();
  vi.spyOn(OPERATOR, 'fetch').mockImplementation(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const call = `${request.method} ${pathname}`;
    const text = await request.text();
    const fate = next();
    if (fate === 'before') throw new Error('nobody answers');
    const key = request.headers.get('idempotency-key');
    const named = `${call} ${key}`;
    const asked = searchParams.get('order') ?? '';
    const before = key === null ? undefined : answered.get(named);
    const answer =
      call === 'GET /order/reserve' && keeps
        ? say({ state: held.has(asked) ? 'HELD' : 'NONE', refused: [] })
        : (before ?? take(call, text === '' ? {} : (JSON.parse(text) as Body), key));
    if (key !== null && answer.status < 400) answered.set(named, answer.clone());
    if (fate === 'after') throw new Error('the answer is lost');
    return answer.clone();
  });
  return { stage, held, orders, effects, messages };
}

/** Those who register receipts: the same one twice is one. */
export function openRegister(next: Next) {
  const registered = new Set<string>();
  const returned = new Set<string>();
  const failed = { state: 'failed', error: 'network' } as const;
  const provider: ReceiptProviders['qpay'] = {
    register: async ({ id }) => {
      const fate = next();
      if (fate === 'before') return failed;
      registered.add(id);
      const at = '2026-11-23 12:00:00';
      const secrets = { lottery: 'AB 12345678', qrData: 'qr' };
      const value = {
        providerReceiptId: `ddtd ${id}`,
        registeredAt: at,
        vat: '0.00',
        cityTax: '0.00',
      };
      return fate === 'after'
        ? failed
        : { state: 'registered', registered: { ...value, ...secrets } };
    },
    giveBack: async ({ id }) => {
      const fate = next();
      if (fate === 'before') return failed;
      returned.add(id);
      return fate === 'after' ? failed : { state: 'returned' };
    },
  };
  const providers: ReceiptProviders = { qpay: provider, pos: provider };
  return { providers, registered, returned };
}

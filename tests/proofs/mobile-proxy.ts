import { listen, type SeenRequest } from '../support/listen.ts';

/**
 * A call that has an effect, a second one of the same code, the question what became of it, or whether it may be (by the
 * number, where there is no code yet).
 */
export type Boundary = 'effect' | 'order' | 'ask' | 'check';
/** Lost: the caller sees a failure, before or after it had its effect. Held: it sees nothing at all. */
export type Way = 'pass' | 'lost-before' | 'lost-after' | 'held-before' | 'held-after';

export interface MobileProxy {
  url: string;
  choose: (way: (boundary: Boundary, code: string) => Way) => void;
  held: () => number;
  /** Under which keys something was sent on for a code. */
  keysOf: (code: string, boundary?: 'effect' | 'order') => readonly string[];
  /** How often it was sent on. */
  sentOf: (code: string) => number;
  close: () => Promise<void>;
}

const effects = new Set([
  '/bill/pay',
  '/units/top-up',
  '/data-packages/buy',
  '/wifi-cards/order',
  '/numbers/sell',
]);
const questions = new Set(['/paid-effect', '/package-shift/outcome']);
/** What a POST does, which a GET asks about. */
const both: Readonly<Record<string, 'effect' | 'order'>> = {
  '/tourist-sims': 'effect',
  '/sim-recovery': 'effect',
  '/sim-orders': 'order',
};

const toBoundary = ({ path, method }: SeenRequest): Boundary | null => {
  if (path === '/package-shift') return method === 'POST' ? 'effect' : 'check';
  if (effects.has(path)) return 'effect';
  const has = both[path];
  if (has) return method === 'POST' ? has : 'ask';
  return questions.has(path) ? 'ask' : null;
};

function toCode({ body, query }: SeenRequest, boundary: Boundary): string {
  if (boundary === 'effect' || boundary === 'order')
    return (JSON.parse(body) as { code: string }).code;
  return new URLSearchParams(query).get(boundary === 'ask' ? 'code' : 'isdn') ?? '';
}

/** Stands before mobile-services, which the embedded operator plays, and loses or holds what it says. */
export async function startMobileProxy(operatorOrigin: string): Promise<MobileProxy> {
  let choose: (boundary: Boundary, code: string) => Way = () => 'pass';
  let held = 0;
  const sent = new Map<string, string[]>();
  const hold = () => {
    held += 1;
    return new Promise<never>(() => undefined);
  };
  const server = await listen(async (seen, res) => {
    const boundary = toBoundary(seen);
    const code = boundary ? toCode(seen, boundary) : '';
    const way = boundary ? choose(boundary, code) : 'pass';
    if (way === 'held-before') return hold();
    if (way === 'lost-before') return res.destroy();
    const key = seen.headers['idempotency-key'];
    if (boundary === 'effect' || boundary === 'order') {
      const of = `${boundary} ${code}`;
      sent.set(of, [...(sent.get(of) ?? []), String(key)]);
    }
    const answer = await fetch(operatorOrigin + seen.path + seen.query, {
      method: seen.method,
      headers: {
        'content-type': 'application/json',
        ...(typeof key === 'string' && { 'idempotency-key': key }),
      },
      ...(seen.body !== '' && { body: seen.body }),
    });
    const text = await answer.text();
    if (way === 'held-after') return hold();
    if (way === 'lost-after') return res.destroy();
    res.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  });
  return {
    url: server.url,
    choose: (way) => {
      choose = way;
    },
    held: () => held,
    keysOf: (code, boundary = 'effect') => [...new Set(sent.get(`${boundary} ${code}`))],
    sentOf: (code) => sent.get(`effect ${code}`)?.length ?? 0,
    close: () => server.close(),
  };
}

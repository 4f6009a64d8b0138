import { listen, type SeenRequest } from '../support/listen.ts';

/** A call that has an effect: a second one of the same code, or a report of a bureau, is told apart. */
type Effect = 'effect' | 'order' | 'credit' | 'insurance';
/** Such a call, the question what became of it, or whether it may be (by the number, where there is no code yet). */
export type Boundary = Effect | 'ask' | 'check';
/** Lost: the caller sees a failure, before or after it had its effect. Held: it sees nothing at all. */
export type Way = 'pass' | 'lost-before' | 'lost-after' | 'held-before' | 'held-after';

export interface MobileProxy {
  url: string;
  choose: (way: (boundary: Boundary, code: string) => Way) => void;
  held: () => number;
  /** Under which keys something was sent on for a code. */
  keysOf: (code: string, boundary?: Effect) => readonly string[];
  /** How often it was sent on. */
  sentOf: (code: string) => number;
  close: () => Promise<void>;
}

const boundaries: Readonly<Record<string, Boundary>> = {
  'POST /bill/pay': 'effect',
  'POST /units/top-up': 'effect',
  'POST /data-packages/buy': 'effect',
  'POST /wifi-cards/order': 'effect',
  'POST /numbers/sell': 'effect',
  'POST /stars/order': 'effect',
  'POST /package-shift': 'effect',
  'POST /tourist-sims': 'effect',
  'POST /sim-recovery': 'effect',
  'POST /sim-orders': 'order',
  'POST /leasing/credit-bureau': 'credit',
  'POST /leasing/social-insurance': 'insurance',
  'POST /leasing/check-applicant': 'check',
  'POST /stars/check': 'check',
  'GET /package-shift': 'check',
  'GET /package-shift/outcome': 'ask',
  'GET /paid-effect': 'ask',
  'GET /tourist-sims': 'ask',
  'GET /sim-recovery': 'ask',
  'GET /sim-orders': 'ask',
};
const isEffect = (boundary: Boundary | null): boundary is Effect =>
  boundary !== null && boundary !== 'ask' && boundary !== 'check';

function toCode({ method, body, query }: SeenRequest, boundary: Boundary): string {
  if (method === 'POST') {
    const sent = JSON.parse(body) as { code?: string; isdn?: string; parentIsdn?: string };
    return (isEffect(boundary) ? sent.code : (sent.parentIsdn ?? sent.isdn)) ?? '';
  }
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
    const boundary = boundaries[`${seen.method} ${seen.path}`] ?? null;
    const code = boundary ? toCode(seen, boundary) : '';
    const way = boundary ? choose(boundary, code) : 'pass';
    if (way === 'held-before') return hold();
    if (way === 'lost-before') return res.destroy();
    const key = seen.headers['idempotency-key'];
    if (isEffect(boundary)) {
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

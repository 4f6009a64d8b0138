import type { Context } from 'hono';
import { log } from '#lib/log.ts';
import { isComplete } from '../context/without-scripts.ts';
import { type Middleware, urlOf } from '../middleware.ts';
import { takeTurn } from './render-turns.ts';
import { type Refusal, refuseRequest } from './refuse-request.ts';

/**
 * How many requests of a kind one isolate makes answers for at once, those included that only wait for a service. Each
 * kind has a share of its own: pages leave that of forms alone, and of what other machines report, such as a payment.
 * How many pages compute at once, complete or not, is said in `render-turns.ts`.
 */
export const atOnce = {
  page: 256,
  /** For browsers without scripts and crawlers: it may wait for a service, and then takes the share of no other page. */
  complete: 128,
  form: 96,
  hook: 192,
} as const;
type Kind = keyof typeof atOnce;

const busy: Refusal = {
  status: 503,
  retryAfterSeconds: 5,
  title: 'error.busyTitle',
  text: 'error.busy',
  kept: 'error.busyKept',
};

/** Those of `securityHeaders`, which is not asked: its nonce costs more than the whole refusal. */
const headers = {
  'cache-control': 'private, no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
} as const;

const logMs = 1000;
let refusedCount = 0;
let loggedAt = 0;

/** One line a second, because a wave would fill the log. */
function note(): void {
  refusedCount += 1;
  const now = Date.now();
  if (now - loggedAt < logMs) return;
  log.warn('load-shed', { count: refusedCount });
  loggedAt = now;
  refusedCount = 0;
}

/**
 * Longer than this an answer only waits, which costs little. It also ends the share of visitors who have left: the
 * runtime drops their requests where they are, so that nothing of them ends by itself.
 */
const shareMs = 2000;

/** Since when each is in progress, until the shell of the page is there: what streams in afterwards costs little. */
const inProgress: Record<Kind, Set<{ since: number }>> = {
  page: new Set(),
  complete: new Set(),
  form: new Set(),
  hook: new Set(),
};

function countInProgress(kind: Kind, now: number): number {
  const all = inProgress[kind];
  // In the order of their beginning.
  for (const one of all) {
    if (now - one.since < shareMs) break;
    all.delete(one);
  }
  return all.size;
}

function toKind(c: Context): Kind {
  const { method } = c.req;
  if (urlOf(c).pathname.startsWith('/hooks/')) return 'hook';
  if (method === 'POST') return 'form';
  return isComplete(c.req.raw.headers) ? 'complete' : 'page';
}

async function refuse(c: Context): Promise<Response> {
  note();
  const refused = await refuseRequest(c, busy);
  for (const [name, value] of Object.entries(headers)) refused.headers.set(name, value);
  return refused;
}

/** Refuses what would only wait. The first of all middlewares, so that a refusal costs next to nothing. */
export const shedLoad: Middleware = async (c, next) => {
  const kind = toKind(c);
  const now = Date.now();
  if (countInProgress(kind, now) >= atOnce[kind]) return refuse(c);
  const own = { since: now };
  inProgress[kind].add(own);
  const isRendered = kind === 'page' || kind === 'complete';
  const endTurn = isRendered ? await takeTurn() : () => {};
  try {
    return endTurn ? await next() : await refuse(c);
  } finally {
    endTurn?.();
    inProgress[kind].delete(own);
  }
};

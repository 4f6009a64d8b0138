import type { Switch } from '#domain/switches.ts';
import { waitUntil } from '#env.ts';
import { log } from '#lib/log.ts';
import { sleep, within } from '#lib/sleep.ts';
import { readSwitches } from './store.ts';

/** What is known is asked for again after `askMs`, beside a request; older than `maxAgeMs` a request waits for it. */
const askMs = 15_000;
export const maxAgeMs = 30_000;
/** How long a request waits at most, and for how long none waits after the database has failed. */
const waitMs = 200;
const restMs = 5000;
const pollMs = 2;

let known: readonly Switch[] = [];
let knownAt = -Infinity;
let askedAt = -Infinity;
let restUntil = -Infinity;

async function ask(read: typeof readSwitches, now: number): Promise<void> {
  askedAt = now;
  try {
    known = await read();
    knownAt = now;
  } catch (cause) {
    // What was known last holds on; before anything is known, everything is on.
    restUntil = now + restMs;
    log.warn('switches-unknown', { cause });
  }
}

/** Another request's reading may be canceled with it, so it is looked at, and not awaited. */
async function pollFor(asked: number): Promise<void> {
  const giveUpAt = Date.now() + waitMs;
  const isAnswered = () => knownAt >= asked;
  while (!isAnswered() && Date.now() < giveUpAt) await sleep(pollMs);
}

/** What staff have switched, at most 30 s old unless the database fails. */
export async function findSwitches(
  now: number = Date.now(),
  read: typeof readSwitches = readSwitches,
): Promise<readonly Switch[]> {
  if (now - knownAt < askMs || now < restUntil) return known;
  const isStale = now - knownAt >= maxAgeMs;
  if (now - askedAt < waitMs) {
    if (isStale) await pollFor(askedAt);
    return known;
  }
  const asking = ask(read, now);
  waitUntil(asking);
  if (isStale) await within(asking, waitMs);
  if (isStale && knownAt < now) restUntil = now + restMs;
  return known;
}

/** After a change: the next request of this isolate reads anew. */
export function forgetSwitches(): void {
  knownAt = -Infinity;
  askedAt = -Infinity;
  restUntil = -Infinity;
}

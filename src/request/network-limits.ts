import { type Limited, minuteSeconds, networkLimits } from '#domain/network-limits.ts';
import { LIMITERS, waitUntil } from '#env.ts';
import { log } from '#lib/log.ts';

/** Of one minute; what comes after them is counted anew. */
const maxCounted = 20_000;

let minute = 0;
/** Of this isolate, so that no request waits for a count. */
const counts = new Map<string, number>();
/** What the platform, which counts for all isolates of a place, refuses in this minute. */
const refused = new Set<string>();

function beginMinute(): void {
  const now = Math.floor(Date.now() / (minuteSeconds * 1000));
  if (now === minute) return;
  minute = now;
  counts.clear();
  refused.clear();
}

/** The platform's count is not awaited: what it refuses holds for the next request. Where it fails nobody is refused. */
async function askPlatform(kind: Limited, key: string): Promise<void> {
  const asked = minute;
  try {
    const { success } = (await LIMITERS[networkLimits[kind].limiter]?.limit({ key })) ?? {};
    if (success === false && minute === asked) refused.add(key);
  } catch (cause) {
    log.warn('limiter-failed', { kind, cause });
  }
}

/**
 * Counts once more for the network; false where it has had its share of this minute. Nobody is counted in a shared
 * network (null), nor where the address is not known, which happens off the platform only.
 */
export function takeShare(kind: Limited, network: string | null): boolean {
  if (!network) return true;
  beginMinute();
  const key = `${kind} ${network}`;
  if (refused.has(key)) return false;
  const count = (counts.get(key) ?? 0) + 1;
  if (count > networkLimits[kind].most) return false;
  counts.delete(key);
  counts.set(key, count);
  const [oldest] = counts.keys();
  if (counts.size > maxCounted && oldest) counts.delete(oldest);
  waitUntil(askPlatform(kind, key));
  return true;
}

/** Thrown where a form would remember one more visitor than a network may bring in a minute. */
export class TooManyError extends Error {
  override name = 'TooManyError';
}

/** @throws TooManyError */
export function takeBeginning(network: string | null): void {
  if (!takeShare('beginning', network)) throw new TooManyError('too many beginnings');
}

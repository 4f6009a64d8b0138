import { type RequestContext, tryRequestContext } from '#request/context.ts';
import { readOwner } from '#services/subscriber-owner.ts';
import { hashNumber } from '../counted-by.ts';
import { checkMs, toOwnSince } from './model.ts';
import { findKnownHolder, saveHolder } from './store.ts';

/** Midnight in Ulaanbaatar of the day that the service names. */
const toInstant = (day: string | null): number | null =>
  day === null ? null : Date.parse(`${day}T00:00:00+08:00`);

async function find(isdn: string, ask: typeof readOwner, now: number): Promise<number> {
  const numberHash = await hashNumber('holder', isdn);
  const known = await findKnownHolder(numberHash);
  if (known && known.checkedAt > now - checkMs) return toOwnSince(known.since, now);
  const asked = await ask({ isdn });
  // A service that fails is asked again the next time; what it said before holds until then.
  if (!asked.ok && asked.error.kind !== 'not-found') return toOwnSince(known?.since ?? null, now);
  const since = asked.ok ? toInstant(asked.value.since) : null;
  await saveHolder({ numberHash, since, checkedAt: now });
  return toOwnSince(since ?? known?.since ?? null, now);
}

const ofRequest = new WeakMap<RequestContext, Map<string, Promise<number>>>();

/**
 * From when on what was done with a number belongs to whoever has signed in with it. Numbers are given to somebody else after a
 * while, and the next holder sees nothing of the one before. The operator is asked once a day.
 */
export function findOwnSince(
  isdn: string,
  { ask = readOwner, now = Date.now() }: { ask?: typeof readOwner; now?: number } = {},
): Promise<number> {
  const request = tryRequestContext();
  if (!request) return find(isdn, ask, now);
  const known = ofRequest.get(request) ?? new Map<string, Promise<number>>();
  ofRequest.set(request, known);
  const found = known.get(isdn) ?? find(isdn, ask, now);
  known.set(isdn, found);
  return found;
}

/** Whether something of a number's, made at that time, is that of whoever has signed in with this number. */
export const isOfHolder = async (
  made: { isdn: string | null; at: number },
  customer: { isdn: string } | null,
): Promise<boolean> =>
  made.isdn !== null && made.isdn === customer?.isdn && made.at >= (await findOwnSince(made.isdn));

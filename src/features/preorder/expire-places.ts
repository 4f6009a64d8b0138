import type { D1Database } from '@cloudflare/workers-types';
import { movePlace } from '#purchase/move-place.ts';
import { readUncollected } from '#purchase/place-store.ts';

const maxExpired = 50;

/** Every minute: what was not collected in its time ends, its deposit goes back, and its place is free for whoever waits. */
export async function expirePlaces(_db: D1Database, toNow: () => number): Promise<number> {
  const now = toNow();
  let expired = 0;
  for (const place of await readUncollected(now, maxExpired)) {
    if (await movePlace(place, { from: 'READY', to: 'EXPIRED' }, now)) expired += 1;
  }
  return expired;
}

import type { D1Database } from '@cloudflare/workers-types';
import { readProductNow } from '#services/products.ts';
import { listBack } from './model.ts';
import { readWatched, tellWaiting } from './told-store.ts';
import { stockWatchTopic } from './topic.ts';

/** How many products a run asks for at most; where more are watched, the runs take turns. */
const maxProducts = 100;
/** Calls at once. */
const atOnce = 6;
/** Of one product in one run: four times what one batch tells. */
const maxBatches = 4;
/** After this nothing more is asked, so that a run ends before its lease. */
const runMs = 15_000;

async function tellOf(db: D1Database, productId: string, now: number): Promise<number> {
  const found = await readProductNow(productId);
  // What the service does not say now is asked again in its next turn; what is gone is waited for in vain.
  const back = found.ok ? listBack(found.value) : [];
  if (back.length === 0) return 0;
  let told = 0;
  for (let i = 0; i < maxBatches; i += 1) {
    const batch = await tellWaiting(db, { productId, back }, { to: stockWatchTopic, now });
    told += batch.told;
    if (!batch.isMore) break;
  }
  return told;
}

/** Every minute: whoever waits for something that can be ordered again is told of it. Returns how many. */
export async function tellBack(db: D1Database, toNow: () => number): Promise<number> {
  const now = toNow();
  const watched = await readWatched(db);
  const turns = Math.max(1, Math.ceil(watched.length / maxProducts));
  const turn = Math.floor(now / 60_000) % turns;
  const due = watched.filter((_id, i) => i % turns === turn);
  let told = 0;
  for (let from = 0; from < due.length && toNow() < now + runMs; from += atOnce) {
    const some = due.slice(from, from + atOnce);
    for (const count of await Promise.all(some.map((id) => tellOf(db, id, now)))) told += count;
  }
  return told;
}

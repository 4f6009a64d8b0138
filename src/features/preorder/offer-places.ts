import type { D1Database } from '@cloudflare/workers-types';
import { settleRead } from '#lib/outcome.ts';
import { readPreorder } from '#services/content.ts';
import { endAllWaiting, endLateOffers, offerNext, readAwaited } from './line-store.ts';
import { toMost, toPhase } from './model.ts';
import { preorderLineTopic } from './topic.ts';

const maxPreorders = 50;
const maxOffers = 50;

/** Every minute: who has let a place go by is out, and each place that is free is offered to whoever waits longest. */
export async function offerPlaces(_db: D1Database, toNow: () => number): Promise<number> {
  const now = toNow();
  let changed = await endLateOffers(now);
  for (const { preorderId } of await readAwaited(maxPreorders)) {
    const found = await settleRead(await readPreorder(preorderId));
    // A service that does not answer now is asked in a minute.
    if (!found.ok) continue;
    if (toPhase(found.value, now) === 'over') {
      changed += await endAllWaiting(preorderId, now);
      continue;
    }
    const most = toMost(found.value);
    for (let i = 0; i < maxOffers; i += 1) {
      if (!(await offerNext(preorderId, most, { to: preorderLineTopic, now }))) break;
      changed += 1;
    }
  }
  return changed;
}

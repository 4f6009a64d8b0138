import type { D1Database } from '@cloudflare/workers-types';
import { type ClaimRequest, claimFills, type FillClaim } from '#db/cache-fill.ts';
import { sleep } from '#lib/sleep.ts';

/** The reads of a page miss the cache within a few milliseconds of each other. */
const gatherMs = 8;

interface Waiting {
  requests: ClaimRequest[];
  answers: Promise<FillClaim[]>;
}

/**
 * Claims all keys of a page in one round trip to the database. Only keys of one visitor's request are claimed together:
 * the runtime cancels a request whose visitor has disconnected, and others that waited for it would hang.
 */
export function createClaims(db: D1Database, currentRequest: () => object | undefined) {
  const gathering = new WeakMap<object, Waiting>();

  function gather(scope: object): Waiting {
    const requests: ClaimRequest[] = [];
    const answers = sleep(gatherMs).then(() => {
      gathering.delete(scope);
      return claimFills(db, requests);
    });
    const waiting = { requests, answers };
    gathering.set(scope, waiting);
    return waiting;
  }

  return async function claim(request: ClaimRequest): Promise<FillClaim | undefined> {
    const scope = currentRequest();
    if (!scope) return (await claimFills(db, [request]))[0];
    const { requests, answers } = gathering.get(scope) ?? gather(scope);
    const index = requests.push(request) - 1;
    return (await answers)[index];
  };
}

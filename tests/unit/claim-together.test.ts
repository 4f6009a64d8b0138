import { expect, test } from 'vitest';
import type { Contract } from '#contracts/contract.ts';
import { readNewsList } from '#contracts/content/news.ts';
import { readDigitalConsent, readSdg } from '#contracts/content/pages.ts';
import { readCities } from '#contracts/content/places.ts';
import { DB } from '#env.ts';
import { createClaims } from '#services/cache/fill.ts';
import { UpstreamError } from '#services/upstream/upstream-error.ts';
import { openIsolate, ownVersion } from './open-isolate.ts';
import { settleEdge } from './settle-edge.ts';

const soon = () => ({ nowMs: Date.now(), expiresAtMs: Date.now() + 5000 });

function countTrips() {
  const trips: number[] = [];
  const db = new Proxy(DB, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        if (name === 'batch') trips.push((given[0] as unknown[]).length);
        return Reflect.apply(value, target, given) as unknown;
      };
    },
  });
  return { trips, db };
}

test('what one request has to claim goes in one trip', async () => {
  const { trips, db } = countTrips();
  const request = { cacheable: true };
  const claim = createClaims(db, () => request);
  const keys = ['t1', 't2', 't3'].map((key) => `${crypto.randomUUID()}${key}`);
  const claims = await Promise.all(keys.map((key) => claim({ key, ...soon() })));
  expect(claims.map((one) => one?.state)).toEqual(['won', 'won', 'won']);
  expect(trips).toEqual([6]);
  await claim({ key: crypto.randomUUID(), ...soon() });
  expect(trips).toEqual([6, 2]);
});

test('two visitors never wait for each other’s trip', async () => {
  const { trips, db } = countTrips();
  let request = {};
  const claim = createClaims(db, () => request);
  const first = claim({ key: crypto.randomUUID(), ...soon() });
  request = {};
  await Promise.all([first, claim({ key: crypto.randomUUID(), ...soon() })]);
  expect(trips).toEqual([2, 2]);
});

test('a cold page of four reads asks the database once before it calls', async () => {
  const { trips, db } = countTrips();
  const request = { cacheable: true };
  const tripsAtCall: number[] = [];
  const isolate = openIsolate({
    db,
    version: ownVersion(),
    currentRequest: () => request,
    call: async ({ service }) => {
      tripsAtCall.push(trips.length);
      return { ok: false, error: new UpstreamError('timeout', service) };
    },
  });
  const reads: readonly Contract[] = [readNewsList, readCities, readSdg, readDigitalConsent];
  await Promise.all(reads.map(async (contract) => settleEdge(isolate.readCached(contract))));
  expect(tripsAtCall).toEqual([1, 1, 1, 1]);
  await isolate.settle();
});

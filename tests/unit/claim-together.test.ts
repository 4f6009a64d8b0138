import { expect, test } from 'vitest';
import type { Contract } from '#contracts/contract.ts';
import { newsListContract } from '#contracts/content/news.ts';
import { digitalConsentContract, sdgContract } from '#contracts/content/pages.ts';
import { citiesContract } from '#contracts/content/places.ts';
import { DB } from '#env.ts';
import { createClaims } from '#services/cache/claims.ts';
import { UpstreamError } from '#services/upstream/upstream-error.ts';
import { openIsolate, ownVersion } from './open-isolate.ts';
import { awaitRead } from './await-read.ts';

const soon = () => ({ nowMs: Date.now(), expiresAtMs: Date.now() + 5000, minVersion: 0 });

function countRoundTrips() {
  const roundTrips: number[] = [];
  const db = new Proxy(DB, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        if (name === 'batch') roundTrips.push((given[0] as unknown[]).length);
        return Reflect.apply(value, target, given) as unknown;
      };
    },
  });
  return { roundTrips, db };
}

test('createClaims makes one round trip when one request claims several keys', async () => {
  const { roundTrips, db } = countRoundTrips();
  const request = {};
  const claim = createClaims(db, () => request);
  const keys = ['t1', 't2', 't3'].map((key) => `${crypto.randomUUID()}${key}`);
  const claims = await Promise.all(keys.map((key) => claim({ key, ...soon() })));
  expect(claims.map((one) => one?.state)).toEqual(['won', 'won', 'won']);
  expect(roundTrips).toEqual([6]);
  await claim({ key: crypto.randomUUID(), ...soon() });
  expect(roundTrips).toEqual([6, 2]);
});

test('createClaims makes two round roundTrips when two requests claim', async () => {
  const { roundTrips, db } = countRoundTrips();
  let request = {};
  const claim = createClaims(db, () => request);
  const first = claim({ key: crypto.randomUUID(), ...soon() });
  request = {};
  await Promise.all([first, claim({ key: crypto.randomUUID(), ...soon() })]);
  expect(roundTrips).toEqual([2, 2]);
});

test('readCached asks the database once when a page makes four cold reads', async () => {
  const { roundTrips, db } = countRoundTrips();
  const request = {};
  const roundTripsAtCall: number[] = [];
  const isolate = openIsolate({
    db,
    version: ownVersion(),
    currentRequest: () => request,
    call: async ({ service }) => {
      roundTripsAtCall.push(roundTrips.length);
      return { ok: false, error: new UpstreamError('timeout', service) };
    },
  });
  const reads: readonly Contract[] = [
    newsListContract,
    citiesContract,
    sdgContract,
    digitalConsentContract,
  ];
  await Promise.all(reads.map(async (contract) => awaitRead(isolate.readCached(contract))));
  expect(roundTripsAtCall).toEqual([1, 1, 1, 1]);
  await isolate.settle();
});

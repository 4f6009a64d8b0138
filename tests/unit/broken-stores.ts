import type { D1Database } from '@cloudflare/workers-types';
import { CACHE } from '#env.ts';
import type { CacheParts } from '#services/cache/cache-policy.ts';

const never = () => new Promise<never>(() => undefined);
const fail = () => Promise.reject(new Error('Network connection lost'));

function toKv(behave: () => Promise<never>): CacheParts['kv'] {
  return { get: behave, put: behave, delete: behave } as CacheParts['kv'];
}

export const deadKv = toKv(fail);
export const hangingKv = toKv(never);

/** Writes succeed, but reads still find nothing, as KV does for a while in another data centre. */
export const laggingKv = {
  get: async () => null,
  put: (key: string, value: string) => CACHE.put(key, value),
  delete: (key: string) => CACHE.delete(key),
} as unknown as CacheParts['kv'];

function toDb(behave: () => Promise<never>): D1Database {
  const statement = { bind: () => statement, all: behave };
  return { prepare: () => statement, batch: behave } as unknown as D1Database;
}

export const deadDb = toDb(fail);
export const hangingDb = toDb(never);

import type { D1Database, KVNamespace } from '@cloudflare/workers-types';
import { env, waitUntil as extendLifetime } from 'cloudflare:workers';
import { parseSettings, type Settings } from '#settings/settings.ts';

// Bindings are checked by the platform when it starts the worker.
export const DB = env.DB as D1Database;
export const CACHE = env.CACHE as KVNamespace;
/** The built site's own files; the tests' worker has none. */
export interface Files {
  fetch(address: string, init?: { signal?: AbortSignal }): Promise<Response>;
}
export const ASSETS = env.ASSETS as Files | undefined;
/** The embedded operator, a worker of its own; bound only where it stands in for services without an address. */
export interface Operator {
  fetch(request: Request): Promise<Response>;
}
export const OPERATOR = env.OPERATOR as Operator | undefined;

interface Limiter {
  limit(asked: { key: string }): Promise<{ success: boolean }>;
}
/** The platform's rate limiters, each for one number of times; missing where nothing plays them. */
export const LIMITERS = {
  REQUEST_LIMIT: env.REQUEST_LIMIT as Limiter | undefined,
  SEARCH_LIMIT: env.SEARCH_LIMIT as Limiter | undefined,
};

/** Lets work go on after the response, also when the visitor has disconnected. */
export function waitUntil(promise: Promise<unknown>): void {
  extendLifetime(promise);
}

let known: Settings | undefined;

/** Settings of this deployment, checked once per isolate. */
export function settings(): Settings {
  known ??= parseSettings(env);
  return known;
}

import type { D1Database, KVNamespace } from '@cloudflare/workers-types';
import { env, waitUntil as keepRunning } from 'cloudflare:workers';
import { parseSettings, type Settings } from '#settings/settings.ts';

// Bindings are checked by the platform when it starts the worker.
export const DB = env.DB as D1Database;
export const CACHE = env.CACHE as KVNamespace;
/** The built site's own files; missing where a worker runs without them. */
export interface Files {
  fetch(address: string, init?: { signal?: AbortSignal }): Promise<Response>;
}
export const ASSETS = env.ASSETS as Files | undefined;
/** The embedded operator, a worker of its own; bound only where it stands in for services without an address. */
export interface Operator {
  fetch(request: Request): Promise<Response>;
}
export const OPERATOR = env.OPERATOR as Operator | undefined;

/** Lets work outlive the answer, also when the visitor leaves early. */
export function waitUntil(promise: Promise<unknown>): void {
  keepRunning(promise);
}

let known: Settings | undefined;

/** Settings of this deployment, checked once per isolate. */
export function settings(): Settings {
  known ??= parseSettings(env);
  return known;
}

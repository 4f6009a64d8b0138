/**
 * Runs inside the worker, before the app's own modules: counts what a render asks of its bindings, and makes
 * every cache cold on demand by letting the clock jump past all lifetimes.
 */
import type { D1Database, D1PreparedStatement, KVNamespace } from '@cloudflare/workers-types';
import { env } from 'cloudflare:workers';
import type { Sent } from './limits/d1-alone.ts';

export interface Asked {
  binding: 'DB' | 'CACHE';
  call: string;
  statements: number;
  /** Each statement with what filled its holes. */
  sent: Sent[];
}

const jumpMs = 30 * 24 * 3600 * 1000;
const realNow = Date.now.bind(Date);
let asked: Asked[] = [];
let generation = 0;

Date.now = () => realNow() + generation * jumpMs;

const texts = new WeakMap<D1PreparedStatement, Sent>();

function watchStatement(
  binding: Asked['binding'],
  statement: D1PreparedStatement,
  sql: string,
  filled: readonly unknown[] = [],
) {
  texts.set(statement, [sql, filled]);
  for (const call of ['all', 'first', 'run', 'raw'] as const) {
    const original = statement[call].bind(statement) as (...args: unknown[]) => unknown;
    Object.assign(statement, {
      [call]: (...args: unknown[]) => {
        asked.push({ binding, call, statements: 1, sent: [[sql, filled]] });
        return original(...args);
      },
    });
  }
  const bind = statement.bind.bind(statement);
  statement.bind = (...values) => watchStatement(binding, bind(...values), sql, values);
  return statement;
}

function watchDatabase(binding: 'DB') {
  const database = env[binding] as D1Database;
  const prepare = database.prepare.bind(database);
  const batch = database.batch.bind(database);
  database.prepare = (sql) => watchStatement(binding, prepare(sql), sql);
  database.batch = (statements) => {
    const sent = statements.flatMap((statement) => {
      const text = texts.get(statement);
      return text ? [text] : [];
    });
    asked.push({ binding, call: 'batch', statements: statements.length, sent });
    return batch(statements);
  };
}

/** A jump also changes the keys: a cold read finds nothing there, not something too old. */
function watchStore() {
  const store = env.CACHE as KVNamespace;
  for (const call of ['get', 'put', 'delete'] as const) {
    const original = store[call].bind(store) as (key: string, ...rest: unknown[]) => unknown;
    Object.assign(store, {
      [call]: (key: string, ...rest: unknown[]) => {
        asked.push({ binding: 'CACHE', call, statements: 0, sent: [] });
        return original(generation === 0 ? key : `${generation}:${key}`, ...rest);
      },
    });
  }
}

watchDatabase('DB');
watchStore();

/** The probe's own addresses; null for those of the app. */
export function answerProbe(request: Request): Response | null {
  const { pathname } = new URL(request.url);
  if (pathname === '/~probe/cold') {
    generation += 1;
    return new Response(null, { status: 204 });
  }
  if (pathname !== '/~probe/take') return null;
  const taken = asked;
  asked = [];
  return Response.json(taken);
}

/**
 * Runs inside a worker, before its own modules: counts what is asked of its databases, and makes every cache cold on
 * demand by letting the clock jump past all lifetimes.
 */
import type { D1Database, D1PreparedStatement, KVNamespace } from '@cloudflare/workers-types';
import { env } from 'cloudflare:workers';
import type { Statement } from './limits.ts';

/** What one round trip to a database sent, and how many rows that read, where D1 says it. */
export interface Trip {
  statements: Statement[];
  rows: number;
}

const jumpMs = 30 * 24 * 3600 * 1000;
const realNow = Date.now.bind(Date);
let trips: Trip[] = [];
let generation = 0;

Date.now = () => realNow() + generation * jumpMs;

const texts = new WeakMap<D1PreparedStatement, Statement>();

function startTrip(statements: (Statement | undefined)[]): Trip {
  const trip = { statements: statements.filter((text) => text !== undefined), rows: 0 };
  trips.push(trip);
  return trip;
}

function watchStatement(statement: D1PreparedStatement, text: Statement): D1PreparedStatement {
  const bind = statement.bind.bind(statement);
  const all = statement.all.bind(statement);
  const raw = statement.raw.bind(statement) as (...options: unknown[]) => Promise<unknown>;
  async function watchedAll() {
    const trip = startTrip([text]);
    const result = await all();
    trip.rows = result.meta.rows_read;
    return result;
  }
  texts.set(statement, text);
  return Object.assign(statement, {
    bind: (...values: unknown[]) => watchStatement(bind(...values), [text[0], values]),
    all: watchedAll,
    run: watchedAll,
    async first(column?: string) {
      const [row] = (await watchedAll()).results;
      return (column === undefined ? row : row?.[column]) ?? null;
    },
    raw(...options: unknown[]) {
      startTrip([text]);
      return raw(...options);
    },
  });
}

function watchDatabase(database: D1Database): void {
  const prepare = database.prepare.bind(database);
  const batch = database.batch.bind(database);
  database.prepare = (sql) => watchStatement(prepare(sql), [sql, []]);
  database.batch = async <Row>(statements: D1PreparedStatement[]) => {
    const trip = startTrip(statements.map((statement) => texts.get(statement)));
    const results = await batch<Row>(statements);
    trip.rows = results.reduce((total, { meta }) => total + meta.rows_read, 0);
    return results;
  };
}

/** A jump also changes the keys: a cold read finds nothing there, not something too old. */
function watchStore(store: KVNamespace): void {
  for (const call of ['get', 'put', 'delete'] as const) {
    const original = store[call].bind(store) as (key: string, ...rest: unknown[]) => unknown;
    Object.assign(store, {
      [call]: (key: string, ...rest: unknown[]) => original(`${generation}:${key}`, ...rest),
    });
  }
}

for (const binding of Object.values(env as Record<string, object>)) {
  if (binding.constructor.name === 'D1Database') watchDatabase(binding as D1Database);
  if (binding.constructor.name === 'KvNamespace') watchStore(binding as KVNamespace);
}

/** The probe's own addresses; null for those of the app. */
export function answerProbe(request: Request): Response | null {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/~probe/')) return null;
  if (pathname === '/~probe/cold') generation += 1;
  const taken = trips;
  trips = [];
  return Response.json(taken);
}

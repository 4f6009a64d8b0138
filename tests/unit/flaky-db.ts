import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';

/** What becomes of a call: it is made, lost before it takes effect, or its answer is lost. */
export type Fate = 'fine' | 'before' | 'after';

const lost = () => new Error('D1_ERROR: the connection was lost');

/** The database, of which each call has the fate that `next` tells. */
export function toFlakyDb(db: D1Database, next: () => Fate): D1Database {
  async function meet<T>(call: () => Promise<T>): Promise<T> {
    const fate = next();
    if (fate === 'before') throw lost();
    const answer = await call();
    if (fate === 'after') throw lost();
    return answer;
  }
  const own = new WeakMap<object, D1PreparedStatement>();
  const wrap = (inner: D1PreparedStatement): D1PreparedStatement => {
    const outer = {
      bind: (...values: unknown[]) => wrap(inner.bind(...values)),
      first: () => meet(() => inner.first()),
      all: () => meet(() => inner.all()),
      run: () => meet(() => inner.run()),
    } as unknown as D1PreparedStatement;
    own.set(outer, inner);
    return outer;
  };
  return {
    prepare: (text: string) => wrap(db.prepare(text)),
    batch: (parts: D1PreparedStatement[]) =>
      meet(() => db.batch(parts.map((part) => own.get(part) ?? part))),
  } as unknown as D1Database;
}

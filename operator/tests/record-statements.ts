import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';

/** A database that records the text of every prepared statement. */
export function recordStatements(db: D1Database): { db: D1Database; texts: Set<string> } {
  const texts = new Set<string>();
  const recording = {
    prepare(sql: string): D1PreparedStatement {
      texts.add(sql);
      return db.prepare(sql);
    },
    batch: db.batch.bind(db),
  };
  return { db: recording as unknown as D1Database, texts };
}

import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { D1Database } from '@cloudflare/workers-types';

const folder = 'migrations/site';

/**
 * The site's database in this process, for what would take days over HTTP: SQLite itself, as D1 is, with as much of
 * D1's interface as a store uses.
 */
export function openMemoryDatabase(): D1Database {
  const sqlite = new DatabaseSync(':memory:');
  for (const file of readdirSync(folder).toSorted()) {
    sqlite.exec(readFileSync(`${folder}/${file}`, 'utf8'));
  }
  const prepared = new Map<string, StatementSync>();
  const compile = (sql: string) => {
    const known = prepared.get(sql) ?? sqlite.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  const prepare = (sql: string) => ({
    bind: (...values: SQLInputValue[]) => {
      const read = () => compile(sql).all(...values);
      return {
        read,
        first: async () => read()[0] ?? null,
        all: async () => ({ results: read() }),
        run: async () => ({ meta: { changes: compile(sql).run(...values).changes } }),
      };
    },
  });
  const batch = async (statements: readonly { read: () => unknown[] }[]) => {
    sqlite.exec('BEGIN');
    try {
      const results = statements.map(({ read }) => ({ results: read() }));
      sqlite.exec('COMMIT');
      return results;
    } catch (error) {
      sqlite.exec('ROLLBACK');
      throw error;
    }
  };
  return { prepare, batch } as unknown as D1Database;
}

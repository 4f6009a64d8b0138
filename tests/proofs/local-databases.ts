import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Products of the cart with at least 500 in stock. */
export function listInStock(directory: string, files: readonly string[]): string[] {
  for (const file of files) {
    const db = new DatabaseSync(join(directory, file), { readOnly: true });
    try {
      const query = `SELECT id FROM product
        WHERE stock_online >= 500 AND type IN ('PHYSICAL', 'DIGITAL') LIMIT 8`;
      return db
        .prepare(query)
        .all()
        .map((row) => String(row['id']));
    } catch {
      // This file is the site's database, which has no products.
    } finally {
      db.close();
    }
  }
  return [];
}

export async function listDatabases(directory: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob('v3/d1/**/*.sqlite', { cwd: directory })) files.push(file);
  return files;
}

/** The database of a directory that has this table; a server may be using it, or was killed and lets go of it in a moment. */
async function openDatabaseWith(directory: string, table: string): Promise<DatabaseSync> {
  for (const file of await listDatabases(directory)) {
    const db = new DatabaseSync(join(directory, file), { timeout: 10_000 });
    const found = db.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(table);
    if (found) return db;
    db.close();
  }
  throw new Error(`there is no database with ${table}`);
}

export const openSiteDatabase = (directory: string): Promise<DatabaseSync> =>
  openDatabaseWith(directory, 'outbox');
export const openOperatorDatabase = (directory: string): Promise<DatabaseSync> =>
  openDatabaseWith(directory, 'product_variant');

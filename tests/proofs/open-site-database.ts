import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The site's database of a directory whose server is stopped. */
export async function openSiteDatabase(directory: string): Promise<DatabaseSync> {
  for await (const file of glob('v3/d1/**/*.sqlite', { cwd: directory })) {
    const db = new DatabaseSync(join(directory, file));
    const found = db.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'outbox'`).get();
    if (found) return db;
    db.close();
  }
  throw new Error('there is no database of the site');
}

import { drizzle } from 'drizzle-orm/d1';
import { DB } from '#env.ts';
import * as schema from './schema.ts';

/** The site's own database. */
export const db = drizzle(DB, { schema });

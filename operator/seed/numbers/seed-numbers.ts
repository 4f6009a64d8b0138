import type { D1Database } from '@cloudflare/workers-types';
import { hashText } from '#lib/hash.ts';
import { toLiteral } from '../sql-text.ts';
import { seededNumbers, toNewNumbers } from './number-statements.ts';

const keep = (value: string) =>
  `INSERT INTO seed_state (name, value) VALUES ('numbers', ${toLiteral(value)})
   ON CONFLICT (name) DO UPDATE SET value = excluded.value`;

/**
 * The statements that make `want` numbers; undefined as many as there are. None where nothing has changed, so that what
 * was held and sold stays. `known` is what `seed_state` has of them.
 */
export async function planNumbers(
  known: string | null,
  want?: number,
): Promise<{ statements: string[]; count: number }> {
  const [hash = '', have = ''] = (known ?? '').split(' ');
  const count = want ?? (Number(have) || seededNumbers);
  // How they are made does not depend on how many they are.
  const rule = await hashText(toNewNumbers(1).join('\n'));
  if (hash === rule && Number(have) === count) return { statements: [], count };
  return { statements: [...toNewNumbers(count), keep(`${rule} ${count}`)], count };
}

/** Makes the numbers of a migrated database, if they are not there. */
export async function seedNumbers(db: D1Database, want?: number): Promise<number> {
  const known = await db
    .prepare(`SELECT value FROM seed_state WHERE name = 'numbers'`)
    .first<string>('value');
  const { statements, count } = await planNumbers(known, want);
  // One after the other: a million at once is more than one transaction should hold.
  for (const sql of statements) await db.prepare(sql).run();
  return count;
}

import { DB } from '#env.ts';

/** A visitor, if there is none of this id, who lives far beyond any test. */
export async function addVisitor(id: string, expiresAt = 9e15): Promise<void> {
  await DB.prepare('INSERT OR IGNORE INTO visitor (id, created_at, expires_at) VALUES (?1, 0, ?2)')
    .bind(id, expiresAt)
    .run();
}

/** A session of a visitor of the same id, signed in if a number is given. */
export async function addSession(
  id: string,
  { isdn = null, expiresAt = 9e15 }: { isdn?: string | null; expiresAt?: number } = {},
): Promise<void> {
  await addVisitor(id, expiresAt);
  await DB.prepare(
    `INSERT OR IGNORE INTO session (id, visitor_id, created_at, expires_at, kind, isdn)
     VALUES (?1, ?1, 0, ?2, ?3, ?4)`,
  )
    .bind(id, expiresAt, isdn === null ? 'anonymous' : 'phone', isdn)
    .run();
}

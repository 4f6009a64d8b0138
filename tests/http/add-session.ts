import { createHash, randomBytes } from 'node:crypto';

/** Somebody who is signed in with this number, as the site would store it: the session's id and its cookie's value. */
export async function addSession(
  query: (sql: string) => Promise<unknown>,
  isdn: string,
): Promise<{ id: string; token: string }> {
  const token = randomBytes(32).toString('base64url');
  const id = createHash('sha256').update(token).digest('hex');
  const now = Date.now();
  const expiresAt = now + 7_200_000;
  await query(
    `INSERT INTO visitor (id, created_at, expires_at) VALUES ('${id}', ${now}, ${expiresAt})`,
  );
  await query(
    `INSERT INTO session (id, visitor_id, created_at, expires_at, kind, isdn)
     VALUES ('${id}', '${id}', ${now}, ${expiresAt}, 'phone', '${isdn}')`,
  );
  return { id, token };
}

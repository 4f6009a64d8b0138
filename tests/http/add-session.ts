import { createHash, randomBytes, randomUUID } from 'node:crypto';

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

/** As Dan would have left it with the session of a number's owner. */
export const addProof = (
  query: (sql: string) => Promise<unknown>,
  { visitorId, isdn, purpose }: { visitorId: string; isdn: string; purpose: string },
): Promise<unknown> =>
  query(
    `INSERT INTO identity_proof (id, visitor_id, purpose, kind, subject, isdn, register_hmac, verified_at, expires_at)
     VALUES ('${randomUUID()}', '${visitorId}', '${purpose}', 'dan', 'owner', '${isdn}', 'h', 1, ${Date.now() + 1_800_000})`,
  );

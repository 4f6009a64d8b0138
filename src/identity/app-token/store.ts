import type { OfferRow } from '#db/schema.ts';
import { bind, findRow, run, statement } from '#db/statement.ts';
import { hashText } from '#lib/hash.ts';
import { DB } from '#env.ts';

/** Another customer that somebody may go on as. Times are milliseconds since 1970. */
export type AccountSwitch = Pick<OfferRow, 'isdn' | 'sessionExpiresAt' | 'returnTo'>;

const switchMs = 5 * 60 * 1000;

/** An id whose token can't come again is as good as none, whether or not it was swept. */
const takeToken = statement<{ id: string; tokenExpiresAt: number; now: number }, { id: string }>(
  `INSERT INTO web_view_token (id, useless_at) VALUES (:id, :tokenExpiresAt)
   ON CONFLICT (id) DO UPDATE SET useless_at = excluded.useless_at WHERE useless_at <= :now
   RETURNING id`,
);

const columns = 'isdn, session_ends_at AS "sessionExpiresAt", return_to AS "returnTo"';

const upsertOffer = statement<OfferRow>(
  `INSERT INTO web_view_offer (session_id, isdn, session_ends_at, return_to, expires_at)
   VALUES (:sessionId, :isdn, :sessionExpiresAt, :returnTo, :expiresAt)
   ON CONFLICT (session_id) DO UPDATE SET isdn = excluded.isdn, return_to = excluded.return_to,
     session_ends_at = excluded.session_ends_at, expires_at = excluded.expires_at`,
);
const readOffer = statement<{ sessionId: string; now: number }, AccountSwitch>(
  `SELECT ${columns} FROM web_view_offer WHERE session_id = :sessionId AND expires_at > :now`,
);
const deleteOffer = statement<{ sessionId: string; now: number }, AccountSwitch>(
  `DELETE FROM web_view_offer WHERE session_id = :sessionId AND expires_at > :now
   RETURNING ${columns}`,
);

/** True for the first only, however many ask at once. */
export async function takeTokenOnce(jti: string, tokenExpiresAt: number): Promise<boolean> {
  const id = await hashText(jti);
  return (await findRow(DB, bind(takeToken, { id, tokenExpiresAt, now: Date.now() }))) !== null;
}

/** A later one takes the place of the one before. */
export async function insertSwitch(sessionId: string, offer: AccountSwitch): Promise<void> {
  const expiresAt = Date.now() + switchMs;
  await run(DB, bind(upsertOffer, { ...offer, sessionId, expiresAt }));
}

export function findSwitch(sessionId: string): Promise<AccountSwitch | null> {
  return findRow(DB, bind(readOffer, { sessionId, now: Date.now() }));
}

/** The offer, which is gone then: it is answered once. */
export function takeSwitch(sessionId: string): Promise<AccountSwitch | null> {
  return findRow(DB, bind(deleteOffer, { sessionId, now: Date.now() }));
}

import type { OfferRow } from '#db/schema.ts';
import { bind, findRow, run, statement } from '#db/statement.ts';
import { hashText } from '#lib/hash.ts';
import { DB } from '#env.ts';

/** An offer to continue as another customer. Times are in UTC milliseconds. */
export type AccountSwitch = Pick<OfferRow, 'isdn' | 'sessionExpiresAt' | 'returnTo'>;

const switchMs = 5 * 60 * 1000;

/** The id of an expired token counts as not taken, whether or not it was swept. */
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

/** True for the first caller only, also when many call at the same moment. */
export async function takeTokenOnce(jti: string, tokenExpiresAt: number): Promise<boolean> {
  const id = await hashText(jti);
  return (await findRow(DB, bind(takeToken, { id, tokenExpiresAt, now: Date.now() }))) !== null;
}

/** Replaces an earlier offer of the session. */
export async function insertSwitch(sessionId: string, offer: AccountSwitch): Promise<void> {
  const expiresAt = Date.now() + switchMs;
  await run(DB, bind(upsertOffer, { ...offer, sessionId, expiresAt }));
}

export function findSwitch(sessionId: string): Promise<AccountSwitch | null> {
  return findRow(DB, bind(readOffer, { sessionId, now: Date.now() }));
}

/** Returns the offer and deletes it, so that it is answered once. */
export function takeSwitch(sessionId: string): Promise<AccountSwitch | null> {
  return findRow(DB, bind(deleteOffer, { sessionId, now: Date.now() }));
}

import { hashText } from '#domain/hash-text.ts';
import { DB } from '#env.ts';

/** True for the first only, however many ask at once. */
export async function takeTokenOnce(jti: string, uselessAt: number): Promise<boolean> {
  const [, taken] = await DB.batch([
    DB.prepare('DELETE FROM web_view_token WHERE useless_at <= ?1').bind(Date.now()),
    DB.prepare(
      'INSERT INTO web_view_token (id, useless_at) VALUES (?1, ?2) ON CONFLICT DO NOTHING RETURNING id',
    ).bind(await hashText(jti), uselessAt),
  ]);
  return taken?.results.length === 1;
}

/** Another customer that somebody may go on as. */
export interface Offer {
  isdn: string;
  /** Milliseconds since 1970. */
  sessionEndsAt: number;
  returnTo: string;
}

const offerMs = 5 * 60 * 1000;

/** A later one takes the place of the one before. */
export async function putOffer(sessionId: string, offer: Offer): Promise<void> {
  await DB.prepare(
    `INSERT INTO web_view_offer (session_id, isdn, session_ends_at, return_to, expires_at)
     VALUES (?1, ?2, ?3, ?4, ?5)
     ON CONFLICT (session_id) DO UPDATE SET isdn = excluded.isdn, return_to = excluded.return_to,
       session_ends_at = excluded.session_ends_at, expires_at = excluded.expires_at`,
  )
    .bind(sessionId, offer.isdn, offer.sessionEndsAt, offer.returnTo, Date.now() + offerMs)
    .run();
}

const offerColumns = 'isdn, session_ends_at AS "sessionEndsAt", return_to AS "returnTo"';

export function findOffer(sessionId: string): Promise<Offer | null> {
  return DB.prepare(
    `SELECT ${offerColumns} FROM web_view_offer WHERE session_id = ?1 AND expires_at > ?2`,
  )
    .bind(sessionId, Date.now())
    .first<Offer>();
}

/** The offer, which is gone then: it is answered once. */
export async function takeOffer(sessionId: string): Promise<Offer | null> {
  const [found] = await DB.batch<Offer>([
    DB.prepare(
      `DELETE FROM web_view_offer WHERE session_id = ?1 AND expires_at > ?2 RETURNING ${offerColumns}`,
    ).bind(sessionId, Date.now()),
    DB.prepare('DELETE FROM web_view_offer WHERE expires_at <= ?1').bind(Date.now()),
  ]);
  return found?.results[0] ?? null;
}

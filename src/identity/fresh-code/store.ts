import type { FreshCodeRow } from '#db/account-schema.ts';
import { batch, type Bound, bind, findRow, statement } from '#db/statement.ts';
import { DB } from '#env.ts';
import { isClaimed, type Operation } from '#forms/operation.ts';

/** For whom and what a fresh code was given. */
export type FreshCodeKey = Pick<FreshCodeRow, 'visitorId' | 'purpose' | 'isdn'>;
/** What is written with an accepted code. */
export type Note = Bound<never>;
/** Times are in UTC milliseconds. */
export type FreshCode = Pick<FreshCodeRow, 'at' | 'expiresAt'>;

const write = statement<FreshCodeRow>(
  `INSERT INTO fresh_code (visitor_id, purpose, isdn, at, expires_at)
   VALUES (:visitorId, :purpose, :isdn, :at, :expiresAt)
   ON CONFLICT (visitor_id, purpose) DO UPDATE SET isdn = excluded.isdn, at = excluded.at,
     expires_at = excluded.expires_at`,
);
const findAlive = statement<FreshCodeKey & { now: number }, FreshCode>(
  `SELECT at, expires_at AS "expiresAt" FROM fresh_code
   WHERE visitor_id = :visitorId AND purpose = :purpose AND isdn = :isdn AND expires_at > :now`,
);
const findConfirmed = statement<
  { visitorId: string; purpose: string; now: number },
  { isdn: string }
>(
  `SELECT isdn FROM fresh_code WHERE visitor_id = :visitorId AND purpose = :purpose AND expires_at > :now`,
);
const spend = statement<FreshCodeKey & { now: number }>(
  `DELETE FROM fresh_code WHERE visitor_id = :visitorId AND purpose = :purpose AND isdn = :isdn
     AND expires_at > :now`,
);

const spendClaimed = statement<FreshCodeKey & Operation>(
  `DELETE FROM fresh_code WHERE visitor_id = :visitorId AND purpose = :purpose AND isdn = :isdn
     AND ${isClaimed}`,
);

/** Whoever was signed out meanwhile has no visitor to whom it could belong. */
export async function writeFreshCode(row: FreshCodeRow, noted?: Bound<never>): Promise<void> {
  await batch(DB, { written: bind(write, row), noted });
}

export const findAliveCode = (key: FreshCodeKey, now: number): Promise<FreshCode | null> =>
  findRow(DB, bind(findAlive, { ...key, now }));

/** The number that a visitor has confirmed for a purpose, whoever's it is. */
export const findConfirmedNumber = async (
  visitorId: string,
  purpose: string,
  now: number,
): Promise<string | null> =>
  (await findRow(DB, bind(findConfirmed, { visitorId, purpose, now })))?.isdn ?? null;

/** For the batch of what the code was given for: the next statement asks whether `changes() = 1`. */
export const bindSpend = (key: FreshCodeKey, now: number): Bound<never> =>
  bind(spend, { ...key, now });

/** For the batch of an operation, whose effect it is. */
export const bindSpendClaimed = (key: FreshCodeKey, operation: Operation): Bound<never> =>
  bind(spendClaimed, { ...key, ...operation });

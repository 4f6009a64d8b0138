import type { StaffTryRow } from '#db/operation-schema.ts';
import { bind, findRow, run, statement } from '#db/statement.ts';
import { DB } from '#env.ts';
import { hashWithKey } from '#lib/hash.ts';

/** How long a try counts. */
export const triesMs = 60 * 60_000;
/** How many tries a network may have in that time, and how many while there are many in all. */
const perNetwork = 5;
const fewPerNetwork = 2;
const many = 50;

type Try = StaffTryRow & { since: number };

/**
 * Counts a try before the secret is compared, in one statement, so that of many at a moment no more are judged than
 * may be. Others can make a network's share smaller, but never take it: nobody is locked out from elsewhere.
 */
const begin = statement<Try, { id: string }>(
  `INSERT INTO staff_try (id, network, at) SELECT :id, :network, :at
   WHERE (SELECT count(*) FROM staff_try WHERE network = :network AND at > :since) <
     CASE WHEN (SELECT count(*) FROM (SELECT 1 FROM staff_try WHERE at > :since LIMIT ${many})) < ${many}
       THEN ${perNetwork} ELSE ${fewPerNetwork} END
   RETURNING id`,
);
const findOldest = statement<Pick<Try, 'network' | 'since'>, { at: number }>(
  `SELECT min(at) AS at FROM staff_try WHERE network = :network AND at > :since`,
);
const forget = statement<Pick<Try, 'network'>>('DELETE FROM staff_try WHERE network = :network');

/**
 * Judges a secret that was typed, unless too many were wrong of this asker, a network or a device; then it says when the
 * next may be tried.
 */
export async function judgeTry(
  secret: string,
  asker: string,
  isRight: () => Promise<boolean>,
  now: number = Date.now(),
): Promise<{ state: 'right' } | { state: 'wrong' } | { state: 'closed'; until: number }> {
  // Without the key nobody learns from which networks it was tried.
  const hashed = await hashWithKey(secret, asker);
  const since = now - triesMs;
  const counted = { id: crypto.randomUUID(), network: hashed, at: now, since };
  if (!(await findRow(DB, bind(begin, counted)))) {
    const oldest = await findRow(DB, bind(findOldest, { network: hashed, since }));
    return { state: 'closed', until: (oldest?.at ?? now) + triesMs };
  }
  if (!(await isRight())) return { state: 'wrong' };
  await run(DB, bind(forget, { network: hashed }));
  return { state: 'right' };
}

import { type Bound, bind } from '#db/statement.ts';
import { isOver, toNoted, toNoteSql, whichOver } from '#fraud/count-store.ts';
import { type HeldKind, toLargeWhy } from '#fraud/limits.ts';
import { isSettledNow, type Settlement, settledStatement } from './payable.ts';

/** When a message is sent that waits for a person: never by itself. */
const never = 8_640_000_000_000_000;

const count = settledStatement<{ subjectId: string }>(
  `UPDATE velocity SET counted = 1 WHERE id = :subjectId AND ${isSettledNow}`,
);
type Noted = Awaited<ReturnType<typeof toNoted>>;
const noteCard = settledStatement<Noted>(toNoteSql(isSettledNow));

interface Held {
  reviewId: string;
  kind: string;
  subjectId: string;
  key: string;
  isLarge: number;
  large: string;
  now: number;
}
const hold = settledStatement<Held>(
  `INSERT INTO review (id, kind, subject_id, outbox_key, why, created_at)
   SELECT :reviewId, :kind, :subjectId, :key,
     CASE :isLarge WHEN 1 THEN :large || coalesce(', ' || ${whichOver}, '') ELSE ${whichOver} END, :now
   WHERE ${isSettledNow} AND (:isLarge = 1 OR ${isOver}) ON CONFLICT DO NOTHING`,
);
const wait = settledStatement<Pick<Held, 'kind' | 'subjectId' | 'key'>>(
  `UPDATE outbox SET next_at = ${never} WHERE key = :key AND state = 'due' AND ${isSettledNow}
     AND EXISTS (SELECT 1 FROM review WHERE kind = :kind AND subject_id = :subjectId AND state = 'OPEN')`,
);

export interface Holding {
  /** Of the subject, and its id, under which is noted by what it is counted. */
  kind: string;
  subjectId: string;
  /** As what it is counted. */
  by: HeldKind;
  /** Of the message that has the effect. */
  key: string;
  /** As the provider shows it, masked; null where it does not. */
  card: string | null;
  isLarge: boolean;
}

/**
 * For the batch that settles, after the message of the effect: from now on it counts, and where that is too much of its kind a
 * person decides. `heldSaid` comes directly after `held`.
 */
export async function bindHold(
  { kind, subjectId, by, key, card, isLarge }: Holding,
  settlement: Settlement,
  { now, said }: { now: number; said: Readonly<Record<string, Bound>> },
): Promise<Record<string, Bound>> {
  const noted = await toNoted(subjectId, { [`${by} card`]: card }, { counted: true, now });
  const held = {
    reviewId: crypto.randomUUID(),
    kind,
    subjectId,
    key,
    isLarge: Number(isLarge),
    large: toLargeWhy(by),
    now,
  };
  return {
    counted: bind(count, { subjectId, ...settlement }),
    ...(card !== null && { card: bind(noteCard, { ...noted, ...settlement }) }),
    held: bind(hold, { ...held, ...settlement }),
    ...said,
    waiting: bind(wait, { kind, subjectId, key, ...settlement }),
  };
}

/** What no person has to look at any more, because it has ended: its message finds that, and is done. */
export const closeReviewSql = (ended: string): string =>
  `UPDATE review SET state = ${ended}, decided_at = :now
   WHERE kind = :kind AND subject_id = :subjectId AND state = 'OPEN' AND ${ended} IS NOT NULL`;
export const wakeSql = `UPDATE outbox SET next_at = :now WHERE key = :key AND state = 'due' AND next_at = ${never}
   AND NOT EXISTS (SELECT 1 FROM review WHERE kind = :kind AND subject_id = :subjectId AND state = 'OPEN')`;

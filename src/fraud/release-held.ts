import { batch } from '#db/statement.ts';
import { DB, waitUntil } from '#env.ts';
import { drainOutbox, type Topics } from '#forms/outbox.ts';
import { bindRelease, type Review } from './review-store.ts';
import { type Act, noteAct } from '#identity/staff/log.ts';

/** What was held has its effect now, by the message that was written when it was paid; false where it was decided before. */
export async function releaseHeld(
  { id, subjectId }: Pick<Review, 'id' | 'subjectId'>,
  { topics, act, now = Date.now() }: { topics: Topics; act: Act; now?: number },
): Promise<boolean> {
  const { released, wake } = bindRelease(id, now);
  const rows = await batch(DB, {
    released,
    noted: noteAct({ at: now, ...act, act: 'released', subject: subjectId }),
    woken: wake(),
  });
  const keys = rows.woken.map(({ key }) => key);
  if (keys.length > 0) waitUntil(drainOutbox(DB, Date.now, topics, { keys }));
  return rows.released.length > 0;
}

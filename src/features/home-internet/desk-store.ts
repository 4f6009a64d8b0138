import { batch, bind, readRows, statement } from '#db/statement.ts';
import { DB, waitUntil } from '#env.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { type Act, noteAct } from '#identity/staff/log.ts';
import { tell } from '#messages/message-topic.ts';
import type { HomeStatus } from './model.ts';
import { columns, type HomeRequest, type Message, openRequest, type SealedRow } from './store.ts';

const listOpen = statement<{ limit: number }, SealedRow>(
  `SELECT ${columns} FROM home_request WHERE status IN ('REQUESTED', 'SCHEDULED')
   ORDER BY created_at LIMIT :limit`,
);
const move = statement<{ id: string; from: string; to: string; now: number }, { id: string }>(
  `UPDATE home_request SET status = :to, updated_at = :now WHERE id = :id AND status = :from
   RETURNING id`,
);

/** The requests that somebody has to act on, the oldest first. */
export async function readOpenRequests(limit: number): Promise<HomeRequest[]> {
  return Promise.all((await readRows(DB, bind(listOpen, { limit }))).map(openRequest));
}

/** Moves a request on, and tells the customer. False where it is not in the state `from` any more. */
export async function moveRequest(
  id: string,
  { from, to, who, reason }: { from: HomeStatus; to: HomeStatus } & Act,
  message: Message,
  now: number = Date.now(),
): Promise<boolean> {
  const { event } = message;
  // Each statement has its effect only if the one before has.
  const messages = tell(message.to, { event, id }, { now, afterChange: true });
  const { moved } = await batch(DB, {
    moved: bind(move, { id, from, to, now }),
    noted: noteAct({ at: now, who, act: to.toLowerCase(), subject: id, reason }),
    ...messages.statements,
  });
  waitUntil(drainOutbox(DB, Date.now, [message.to], { keys: messages.keys }));
  return moved.length > 0;
}

import { batch, bind, run, statement } from '#db/statement.ts';
import { DB, waitUntil } from '#env.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { type Act, noteAct } from '#identity/staff/log.ts';
import { type MessageTopic, tell } from '#messages/message-topic.ts';
import { bindHoldEnd } from '#purchase/give-back-store.ts';
import type { StarsOrder } from './store.ts';

const markSent = statement<{ id: string; now: number }>(
  `UPDATE stars_order SET sent_at = :now, updated_at = :now WHERE id = :id AND sent_at IS NULL`,
);
const end = statement<{ id: string; to: string; now: number }, { id: string }>(
  `UPDATE stars_order SET status = :to, updated_at = :now WHERE id = :id AND status = 'REQUESTED'
   RETURNING id`,
);

/** From now on the service may have heard of it. */
export const noteSent = (id: string, now: number) => run(DB, bind(markSent, { id, now }));

/** What has become of it, once, by the service or by the staff; the parent is told. False where it had ended before. */
export async function endStars(
  { id, item: { hold } }: StarsOrder,
  to: 'DONE' | 'REFUSED',
  topic: MessageTopic,
  act: Act | null = null,
  now: number = Date.now(),
): Promise<boolean> {
  const event = to === 'DONE' ? 'stars.done' : 'stars.refused';
  const said = tell(topic, { event, id }, { now, afterChange: true });
  const { ended } = await batch(DB, {
    ended: bind(end, { id, to, now }),
    ...(act && { noted: noteAct({ at: now, ...act, act: to.toLowerCase(), subject: id }) }),
    ...said.statements,
    ...(hold && { hold: bindHoldEnd(hold.id, now) }),
  });
  waitUntil(drainOutbox(DB, Date.now, [topic], { keys: said.keys }));
  return ended.length > 0;
}

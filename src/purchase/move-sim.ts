import { batch } from '#db/statement.ts';
import { DB, waitUntil } from '#env.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { type Act, noteAct } from '#identity/staff/log.ts';
import { tell } from '#messages/message-topic.ts';
import type { MessageEvent } from '#messages/table.ts';
import { purchaseMessageTopic, toPayerId } from './message-topic.ts';
import { bindMove, type SimStatus } from './sim-order-store.ts';

interface Moving {
  from: SimStatus;
  to: SimStatus;
  /** What its owner is told, if anything. */
  event: MessageEvent | undefined;
}

/** Moves a SIM card on, and tells its owner. False where it is not in the state `from` any more. */
export async function moveSim(
  id: string,
  { from, to, event, who, reason }: Moving & Act,
  now: number = Date.now(),
): Promise<boolean> {
  const told = event
    ? tell(purchaseMessageTopic, { event, id: toPayerId(id) }, { now, afterChange: true })
    : { statements: {}, keys: [] };
  const { moved } = await batch(DB, {
    moved: bindMove(id, { from, to, now }),
    noted: noteAct({ at: now, who, act: to.toLowerCase(), subject: id, reason }),
    ...told.statements,
  });
  waitUntil(drainOutbox(DB, Date.now, [purchaseMessageTopic], { keys: told.keys }));
  return moved.length > 0;
}

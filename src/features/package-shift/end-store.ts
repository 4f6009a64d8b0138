import { batch, bind, statement } from '#db/statement.ts';
import { DB, waitUntil } from '#env.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { type Act, noteAct } from '#identity/staff/log.ts';
import { type MessageTopic, tell } from '#messages/message-topic.ts';
import type { MessageEvent } from '#messages/table.ts';
import type { Refused } from './model.ts';

interface Ended {
  id: string;
  state: 'DONE' | 'REFUSED' | 'FAILED';
  /** Null: as it was computed when the month was claimed. */
  effectiveOn: string | null;
  refusals: string;
  now: number;
}

/** One of all that end it at once, whatever they say. What is refused or has failed gives the month back. */
const end = statement<Ended, { id: string }>(
  `UPDATE package_shift SET state = :state, effective_on = coalesce(:effectiveOn, effective_on),
     refusals = :refusals, ended_at = :now, updated_at = :now
   WHERE id = :id AND state = 'SENDING' RETURNING id`,
);
const note = statement<{ id: string; now: number }, { id: string }>(
  `UPDATE package_shift SET noted_at = :now, updated_at = :now
   WHERE id = :id AND state = 'FAILED' AND noted_at IS NULL RETURNING id`,
);

export type Ending =
  | { state: 'DONE'; effectiveOn: string | null; event: 'packageShift.done' | 'packageShift.later' }
  | { state: 'REFUSED'; refusals: readonly Refused[] }
  | { state: 'FAILED' };

const events = {
  REFUSED: 'packageShift.refused',
  FAILED: 'packageShift.failed',
} as const satisfies Record<string, MessageEvent>;

/** Ends a change, once, and tells its customer; false where it has ended before. */
export async function endShift(
  id: string,
  ending: Ending,
  { now, to, act }: { now: number; to: MessageTopic; act?: Act },
): Promise<boolean> {
  const event = ending.state === 'DONE' ? ending.event : events[ending.state];
  const told = tell(to, { event, id }, { now, afterChange: true });
  const refusals = ending.state === 'REFUSED' ? ending.refusals : [];
  const { moved } = await batch(DB, {
    moved: bind(end, {
      id,
      state: ending.state,
      effectiveOn: ending.state === 'DONE' ? ending.effectiveOn : null,
      refusals: JSON.stringify(refusals),
      now,
    }),
    // Each statement has its effect only if the one before has.
    noted: act && noteAct({ at: now, ...act, act: ending.state.toLowerCase(), subject: id }),
    ...told.statements,
  });
  if (moved.length > 0) waitUntil(drainOutbox(DB, Date.now, [to], { keys: told.keys }));
  return moved.length > 0;
}

/** Staff have seen that it has failed, and have done what there was to do. */
export async function noteFailed(
  id: string,
  { now, act }: { now: number; act: Act },
): Promise<boolean> {
  const { moved } = await batch(DB, {
    moved: bind(note, { id, now }),
    noted: noteAct({ at: now, ...act, act: 'noted', subject: id }),
  });
  return moved.length > 0;
}

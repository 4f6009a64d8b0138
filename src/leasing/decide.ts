import type { Delivery } from '#contracts/webhook.ts';
import { batch } from '#db/statement.ts';
import { claimDelivery } from '#db/webhook-delivery.ts';
import { DB, waitUntil } from '#env.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { type Act, noteAct } from '#identity/staff/log.ts';
import { tell } from '#messages/message-topic.ts';
import type { MessageEvent } from '#messages/table.ts';
import { leasingMessageTopic } from './message-topic.ts';
import { type AssessmentState, usableMs } from './model.ts';
import { bindDecision, bindDecisionOnce } from './store.ts';

export type Outcome =
  | { state: 'COMPLETE'; monthly: number }
  | { state: 'PENDING' | 'REJECTED' | 'CLOSED'; reason: string };

const events: Readonly<Partial<Record<AssessmentState, MessageEvent>>> = {
  PENDING: 'leasing.pending',
  COMPLETE: 'leasing.complete',
  REJECTED: 'leasing.rejected',
};

interface Deciding {
  from: AssessmentState;
  /** Of the staff, which is logged. */
  act?: Act;
  /** Of the webhook that tells it. */
  delivery?: Delivery;
}

/** Decides an assessment once, and tells whom it is about; false where it was decided before. */
export async function decideAssessment(
  id: string,
  outcome: Outcome,
  { from, act, delivery }: Deciding,
  now: number = Date.now(),
): Promise<boolean> {
  const isComplete = outcome.state === 'COMPLETE';
  const event = events[outcome.state];
  const told = event
    ? tell(leasingMessageTopic, { event, id }, { now, afterChange: true })
    : { statements: {}, keys: [] };
  const { decided } = await batch(DB, {
    claimed: delivery && claimDelivery(delivery),
    decided: (delivery ? bindDecisionOnce : bindDecision)({
      id,
      from,
      to: outcome.state,
      reason: isComplete ? '' : outcome.reason,
      monthly: isComplete ? outcome.monthly : null,
      usableUntil: isComplete ? now + usableMs : null,
      now,
    }),
    // Directly after it; each of the next follows the one before.
    ...(act && {
      noted: noteAct({ at: now, ...act, act: outcome.state.toLowerCase(), subject: id }),
    }),
    ...told.statements,
  });
  waitUntil(drainOutbox(DB, Date.now, [leasingMessageTopic], { keys: told.keys }));
  return decided.length > 0;
}

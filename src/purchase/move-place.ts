import { batch } from '#db/statement.ts';
import { DB, settings, waitUntil } from '#env.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { type Act, noteAct } from '#identity/staff/log.ts';
import { tell } from '#messages/message-topic.ts';
import type { MessageEvent } from '#messages/table.ts';
import { bindReceiptReturn } from '#payment/receipt/change-store.ts';
import { bindNewRefund } from '#payment/refund-store.ts';
import { findPaymentOf } from '#payment/store.ts';
import { purchaseMessageTopic, toPayerId } from './message-topic.ts';
import { bindMove, bindRefusePaid, type PlaceState, type PreorderPlace } from './place-store.ts';

/** What a place can become. Until it is ready its owner may give it back; a place that is not collected ends. */
export const nextStates = {
  CONFIRMED: ['READY', 'CANCELED'],
  READY: ['COLLECTED', 'EXPIRED'],
} as const satisfies Partial<Record<PlaceState, readonly PlaceState[]>>;
export type NextState = (typeof nextStates)[keyof typeof nextStates][number];

const events: Readonly<Record<NextState, MessageEvent>> = {
  READY: 'preorder.ready',
  COLLECTED: 'preorder.collected',
  EXPIRED: 'preorder.expired',
  CANCELED: 'preorder.canceled',
};

/** For how many days what is ready is kept. */
export const readCollectDays = (): number => settings().PREORDER_COLLECT_DAYS;

/** Whether the deposit goes back: nobody pays for what they do not get. */
const isGivenBack = (to: NextState): boolean => to === 'EXPIRED' || to === 'CANCELED';

/** Moves a place on and tells its owner; false where it is not in that state any more. `act` is that of staff. */
export async function movePlace(
  { id, purchaseId }: Pick<PreorderPlace, 'id' | 'purchaseId'>,
  { from, to, act }: { from: PlaceState; to: NextState; act?: Act },
  now: number = Date.now(),
): Promise<boolean> {
  const payment = isGivenBack(to)
    ? await findPaymentOf(DB, { kind: 'purchase', id: purchaseId })
    : null;
  const told = tell(
    purchaseMessageTopic,
    { event: events[to], id: toPayerId(purchaseId) },
    { now, afterChange: true },
  );
  const refundable = payment?.state === 'SUCCESS' ? payment.id : null;
  const rows = await batch(DB, {
    moved: bindMove(id, { from, to, now }),
    refused: isGivenBack(to) ? bindRefusePaid(purchaseId, now) : undefined,
    refunded:
      refundable === null
        ? undefined
        : bindNewRefund({ paymentId: refundable, reason: 'canceled', now }),
    noted: act && noteAct({ at: now, ...act, act: to.toLowerCase(), subject: id }),
    ...told.statements,
    // It looks for the refund itself.
    receipt: refundable === null ? undefined : bindReceiptReturn(refundable, now),
  });
  const isMoved = rows.moved.length > 0;
  if (isMoved) waitUntil(drainOutbox(DB, Date.now, [purchaseMessageTopic], { keys: told.keys }));
  return isMoved;
}

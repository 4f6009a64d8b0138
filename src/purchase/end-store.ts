import { batchEach, bind, run, statement } from '#db/statement.ts';
import { DB, waitUntil } from '#env.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { type Act, noteAct } from '#identity/staff/log.ts';
import { tell } from '#messages/message-topic.ts';
import type { MessageEvent } from '#messages/table.ts';
import { bindReceiptReturn } from '#payment/receipt/change-store.ts';
import { closeReviewSql, wakeSql } from '#payment/hold-store.ts';
import { bindNewRefund } from '#payment/refund-store.ts';
import { findPaymentOf } from '#payment/store.ts';
import type { Effect, Parts } from './kind.ts';
import { kindOf } from './kinds.ts';
import { purchaseMessageTopic, toPayerId, toRecipientId } from './message-topic.ts';
import { type Purchase, toEffectKey } from './model.ts';

const markSent = statement<{ id: string; now: number }>(
  `UPDATE purchase SET sent_at = :now, updated_at = :now WHERE id = :id AND sent_at IS NULL AND status = 'PAID'`,
);
const finish = statement<{ id: string; credit: number | null; now: number }, { id: string }>(
  `UPDATE purchase SET status = 'DONE', credit = :credit, ended_at = :now, updated_at = :now
   WHERE id = :id AND status = 'PAID' RETURNING id`,
);
const refuse = statement<{ id: string; now: number }, { id: string }>(
  `UPDATE purchase SET status = 'REFUSED', ended_at = :now, updated_at = :now
   WHERE id = :id AND status = 'PAID' RETURNING id`,
);

type Ended = { kind: string; subjectId: string; now: number };
/** Whatever has ended it, nobody has to decide about it any more. */
const closeReview = statement<Ended>(
  closeReviewSql(
    `(SELECT CASE status WHEN 'DONE' THEN 'RELEASED' WHEN 'REFUSED' THEN 'REFUSED' END FROM purchase WHERE id = :subjectId)`,
  ),
);
const wakeEffect = statement<Ended & { key: string }>(wakeSql);

const toClosing = (subjectId: string, now: number): Parts[] => {
  const ended = { kind: 'purchase', subjectId, now };
  return [
    { closed: bind(closeReview, ended) },
    { woken: bind(wakeEffect, { ...ended, key: toEffectKey(subjectId) }) },
  ];
};

/** From now on the service may have heard of it. */
export const noteSent = (id: string, now: number) => run(DB, bind(markSent, { id, now }));

/** The messages of an event as groups of a batch, directly after a statement that has changed a row. */
function toTold(event: MessageEvent, id: string, now: number): { groups: Parts[]; keys: string[] } {
  const { statements, keys } = tell(
    purchaseMessageTopic,
    { event, id },
    { now, afterChange: true },
  );
  const groups = Object.values(statements).flatMap((one) => (one ? [{ told: one }] : []));
  return { groups, keys };
}

async function write(groups: readonly Parts[], keys: string[]): Promise<boolean> {
  const rows = await batchEach(DB, groups);
  const isMoved = rows.some((row) => (row['moved']?.length ?? 0) > 0);
  if (isMoved) waitUntil(drainOutbox(DB, Date.now, [purchaseMessageTopic], { keys }));
  return isMoved;
}

interface Ending {
  now: number;
  /** Of the staff, which is logged. */
  act?: Act;
}

const toLog = ({ id }: Purchase, act: string, { act: by, now }: Ending): Parts[] =>
  by ? [{ log: noteAct({ at: now, ...by, act, subject: id }) }] : [];

/** It was done, once: what came of it is kept, and who it was for is told. */
export async function endDone(
  purchase: Purchase,
  effect: Extract<Effect, { state: 'DONE' }>,
  ending: Ending,
): Promise<boolean> {
  const { id, item } = purchase;
  const { now } = ending;
  const kind = kindOf(item);
  const { event, to } = kind.done(item);
  const told =
    to === 'payer' || kind.findNumber(item) !== null
      ? toTold(event, to === 'payer' ? toPayerId(id) : toRecipientId(id), now)
      : { groups: [], keys: [] };
  return write(
    [
      ...((await kind.bindBefore?.(purchase, effect, now)) ?? []),
      { moved: bind(finish, { id, credit: effect.credit ?? null, now }) },
      ...((await kind.bindAfter?.(purchase, effect, now)) ?? []),
      ...toLog(purchase, 'done', ending),
      ...told.groups,
      ...(kind.bindLast?.(item, now) ?? []),
      ...toClosing(id, now),
    ],
    told.keys,
  );
}

/** It can not be done: the money goes back, its receipt with it, and who has paid is told. */
export async function endRefused(purchase: Purchase, ending: Ending): Promise<boolean> {
  const { id, item } = purchase;
  const { now } = ending;
  const kind = kindOf(item);
  const payment = await findPaymentOf(DB, { kind: 'purchase', id });
  const told = toTold(kind.refused, toPayerId(id), now);
  return write(
    [
      { moved: bind(refuse, { id, now }) },
      ...(kind.bindRefused?.(purchase, now) ?? []),
      ...toLog(purchase, 'refused', ending),
      ...(payment?.state === 'SUCCESS'
        ? [{ refunded: bindNewRefund({ paymentId: payment.id, reason: 'canceled', now }) }]
        : []),
      ...told.groups,
      // It looks for the refund itself.
      ...(payment ? [{ receipt: bindReceiptReturn(payment.id, now) }] : []),
      ...(kind.bindLast?.(item, now) ?? []),
      ...toClosing(id, now),
    ],
    told.keys,
  );
}

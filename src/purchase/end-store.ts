import { batchEach, type Bound, bind, run, statement } from '#db/statement.ts';
import { DB, waitUntil } from '#env.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { type Act, noteAct } from '#identity/staff/log.ts';
import { tell } from '#messages/message-topic.ts';
import type { MessageEvent } from '#messages/table.ts';
import type { EsimProfile } from '#contracts/mobile/sim-orders.ts';
import { bindReceiptReturn } from '#payment/receipt/change-store.ts';
import { closeReviewSql, wakeSql } from '#payment/hold-store.ts';
import { bindNewRefund } from '#payment/refund-store.ts';
import { findPaymentOf } from '#payment/store.ts';
import { wifiCodes } from './codes-store.ts';
import { bindHoldEnd } from './hold-store.ts';
import { purchaseMessageTopic, toPayerId, toRecipientId } from './message-topic.ts';
import { findNumber, type Purchase, type PurchaseKind, toEffectKey } from './model.ts';
import { bindSimOrder } from './sim-order-store.ts';

type Parts = Record<string, Bound>;

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

const events: Readonly<Record<PurchaseKind, MessageEvent>> = {
  bill: 'purchase.billPaid',
  units: 'purchase.unitsAdded',
  data: 'purchase.dataAdded',
  wifi: 'purchase.codesReady',
  newNumber: 'number.sold',
};

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

/** Of a number: it is not kept any more. It stands last, because it says nothing of the statements before. */
const toHoldEnd = ({ item }: Purchase, now: number): Parts[] =>
  item.kind === 'newNumber' && item.hold ? [{ hold: bindHoldEnd(item.hold.id, now) }] : [];

/** It was done, once: its codes are kept, and who it was for is told. */
export async function endDone(
  purchase: Purchase,
  {
    credit,
    codes,
    profile = null,
  }: { credit: number | null; codes: readonly string[]; profile?: EsimProfile | null },
  ending: Ending,
): Promise<boolean> {
  const { id, item } = purchase;
  const { now } = ending;
  const groups: Parts[] = [];
  if (item.kind === 'wifi') {
    for (const [index, code] of codes.entries()) {
      const given = { ownerId: id, productId: item.cardId, number: index + 1, code };
      groups.push({ code: await wifiCodes.bindCode(given, now) });
    }
  }
  groups.push({ moved: bind(finish, { id, credit, now }) });
  if (item.kind === 'newNumber')
    groups.push({ sim: await bindSimOrder(id, item, { profile, now }) });
  groups.push(...toLog(purchase, 'done', ending));
  const isPayers = item.kind === 'wifi' || item.kind === 'newNumber';
  const event =
    item.kind === 'newNumber' && item.sim === 'ESIM' ? 'number.esim' : events[item.kind];
  const told =
    isPayers || findNumber(item) !== null
      ? toTold(event, isPayers ? toPayerId(id) : toRecipientId(id), now)
      : { groups: [], keys: [] };
  return write(
    [...groups, ...told.groups, ...toHoldEnd(purchase, now), ...toClosing(id, now)],
    told.keys,
  );
}

/** It can not be done: the money goes back, its receipt with it, and who has paid is told. */
export async function endRefused(purchase: Purchase, ending: Ending): Promise<boolean> {
  const { id } = purchase;
  const { now } = ending;
  const payment = await findPaymentOf(DB, { kind: 'purchase', id });
  const event = purchase.item.kind === 'newNumber' ? 'number.refused' : 'purchase.refused';
  const told = toTold(event, toPayerId(id), now);
  return write(
    [
      { moved: bind(refuse, { id, now }) },
      ...toLog(purchase, 'refused', ending),
      ...(payment?.state === 'SUCCESS'
        ? [{ refunded: bindNewRefund({ paymentId: payment.id, reason: 'canceled', now }) }]
        : []),
      ...told.groups,
      // It looks for the refund itself.
      ...(payment ? [{ receipt: bindReceiptReturn(payment.id, now) }] : []),
      ...toHoldEnd(purchase, now),
      ...toClosing(id, now),
    ],
    told.keys,
  );
}

import { retryTransient } from '#db/retry-transient.ts';
import { batchEach, type Bound, bind, findRow, statement } from '#db/statement.ts';
import { DB, settings, waitUntil } from '#env.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { hashText } from '#lib/hash.ts';
import { tell } from '#messages/message-topic.ts';
import type { ReturnCaseRow } from '#db/return-schema.ts';
import type { Order } from '../model.ts';
import type { ReturnLine, ReturnPlace } from './model.ts';
import { sealWords } from './return-row.ts';
import { toReturnEnd } from './rules.ts';
import { returnMessageTopic } from './topic.ts';

/** How many of a line stand in returns that were not refused or withdrawn, and how many were bought of what can be returned. */
const held = `coalesce((SELECT sum(h.value ->> 'quantity') FROM return_case c, json_each(c.lines) h
  WHERE c.order_id = o.id AND c.state NOT IN ('REFUSED', 'WITHDRAWN')
    AND h.value ->> 'productId' = a.value ->> 'productId'), 0)`;
const bought = `coalesce((SELECT sum(l.value ->> 'quantity') FROM json_each(o.lines) l
  WHERE l.value ->> 'productId' = a.value ->> 'productId' AND l.value ->> 'type' = 'PHYSICAL'), 0)`;

type New = Pick<ReturnCaseRow, 'id' | 'orderId' | 'requestHash' | 'lines' | 'personal' | 'keyId'> &
  ReturnPlace & { now: number; lifeMs: number };

/** In one statement: nothing where it is too late, where more is asked for than is left, or where one waits for its answer. */
const insert = statement<New, { id: string }>(
  `INSERT INTO return_case (id, order_id, number, request_hash, lines, way, branch_id, slot_date, slot, personal, key_id,
     created_at, updated_at)
   SELECT :id, o.id, (SELECT coalesce(max(number), 0) + 1 FROM return_case WHERE order_id = o.id), :requestHash, :lines,
     :way, :branchId, :slotDate, :slot, :personal, :keyId, :now, :now
   FROM shop_order o JOIN order_event e ON e.order_id = o.id AND e.status = 'COMPLETED'
   WHERE o.id = :orderId AND o.status = 'COMPLETED' AND :now < e.at + :lifeMs
     AND NOT EXISTS (SELECT 1 FROM json_each(:lines) a WHERE (a.value ->> 'quantity') + ${held} > ${bought})
   ON CONFLICT DO NOTHING RETURNING id`,
);
const note = statement<{ id: string; now: number }>(
  `INSERT INTO return_event (return_id, state, at, who)
   SELECT :id, 'REQUESTED', :now, 'customer' WHERE changes() = 1`,
);
const findOwn = statement<{ id: string }, Pick<ReturnCaseRow, 'requestHash'>>(
  'SELECT request_hash AS "requestHash" FROM return_case WHERE id = :id',
);
const findSame = statement<Pick<New, 'id' | 'orderId'>, Pick<ReturnCaseRow, 'id' | 'requestHash'>>(
  `SELECT id, request_hash AS "requestHash" FROM return_case
   WHERE order_id = :orderId AND (id = :id OR state = 'REQUESTED') ORDER BY id = :id DESC LIMIT 1`,
);

export interface ReturnRequest {
  /** Of the form: sent again it makes no second return. */
  key: string;
  requestHash: string;
  lines: readonly ReturnLine[];
  place: ReturnPlace;
  words: string;
}

/** `other`: another one waits for its answer. `gone`: it can not be returned any more. */
export type Requested = 'requested' | 'other' | 'gone';

/** Of its order, because a browser has chosen the key. */
const toId = (order: Order, key: string) => hashText(`return ${order.id} ${key}`);

/** What was asked for before by a form of this key; null where nothing was. */
export const findRequest = async (order: Order, key: string) =>
  findRow(DB, bind(findOwn, { id: await toId(order, key) }));

/** Asks for a return, once however often it is sent. */
export async function requestReturn(
  order: Order,
  { key, requestHash, lines, place, words }: ReturnRequest,
  now: number = Date.now(),
): Promise<Requested> {
  const id = await toId(order, key);
  const row = {
    id,
    orderId: order.id,
    requestHash,
    lines: JSON.stringify(lines),
    ...place,
    ...(await sealWords(id, words)),
    now,
    lifeMs: toReturnEnd(0, settings().RETURN_DAYS),
  };
  const event = { event: 'return.requested', id } as const;
  const told = tell(returnMessageTopic, event, { now, afterChange: true });
  const groups: Record<string, Bound>[] = [
    { inserted: bind(insert, row), noted: bind(note, { id, now }) },
    ...Object.values(told.statements).flatMap((one) => (one ? [{ told: one }] : [])),
  ];
  const [first] = await retryTransient(() => batchEach(DB, groups));
  if ((first?.['inserted']?.length ?? 0) > 0) {
    waitUntil(drainOutbox(DB, Date.now, [returnMessageTopic], { keys: told.keys }));
    return 'requested';
  }
  const same = await findRow(DB, bind(findSame, { id, orderId: order.id }));
  if (!same) return 'gone';
  return same.requestHash === requestHash ? 'requested' : 'other';
}

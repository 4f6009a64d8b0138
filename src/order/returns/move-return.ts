import type { ReturnCaseRow } from '#db/return-schema.ts';
import { batchEach, type Bound, bind, statement } from '#db/statement.ts';
import { DB, waitUntil } from '#env.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { type Act, noteAct } from '#identity/staff/log.ts';
import { tell } from '#messages/message-topic.ts';
import type { MessageEvent } from '#messages/table.ts';
import { bindReceiptReturn } from '#payment/receipt/change-store.ts';
import { bindNewRefund } from '#payment/refund-store.ts';
import type { Order } from '../model.ts';
import type { ReturnCase, ReturnCause, ReturnMover, ReturnPlace, ReturnState } from './model.ts';
import { findRefundable, type Refundable } from './refundable.ts';
import { listSources } from './rules.ts';
import { findReturnById } from './store.ts';
import { returnMessageTopic } from './topic.ts';

/** What a move writes beside the state: null leaves as it is what is there. */
type Written = Pick<
  ReturnCaseRow,
  'branchId' | 'slotDate' | 'slot' | 'cause' | 'answer' | 'amount' | 'refundId'
> & { way: ReturnPlace['way'] | '' };

type Given = Written & { id: string; to: ReturnState; from: string; now: number };

/** A place is written whole: no slot of another day is left beside a new one. */
const moveSql = (condition: string) =>
  `UPDATE return_case SET state = :to, updated_at = :now,
     way = CASE :way WHEN '' THEN way ELSE :way END,
     branch_id = CASE :way WHEN '' THEN branch_id ELSE :branchId END,
     slot_date = CASE :way WHEN '' THEN slot_date ELSE :slotDate END,
     slot = CASE :way WHEN '' THEN slot ELSE :slot END,
     cause = :cause, answer = :answer, amount = :amount, refund_id = :refundId
   WHERE id = :id AND state IN (SELECT value FROM json_each(:from)) AND ${condition} RETURNING id`;
const move = statement<Given, { id: string }>(moveSql('true'));
/** What the amount was computed from still stands, and so much of the money is left. */
const payBack = statement<Given & { paymentId: string; paid: number }, { id: string }>(
  moveSql(`:paid = (SELECT count(*) FROM return_case other
       WHERE other.order_id = return_case.order_id AND other.state = 'REFUNDED')
     AND :amount <= (SELECT m.amount - coalesce((SELECT sum(r.amount) FROM refund r
         WHERE r.provider = m.provider AND r.provider_payment_id = m.provider_payment_id), 0)
       FROM money m WHERE m.payment_id = :paymentId AND m.used_as = 'settled')`),
);
const note = statement<{ id: string; to: ReturnState; now: number; who: ReturnMover }>(
  `INSERT INTO return_event (return_id, state, at, who)
   SELECT :id, :to, :now, :who WHERE changes() = 1`,
);
/** Why less comes back than was paid, or nothing: from a list, in the customer's language, and as somebody wrote it. */
interface Answer {
  cause: ReturnCause;
  answer: string;
}

interface By {
  now?: number;
  /** Of the staff, which is logged. */
  act?: Act;
}

interface Moving extends By {
  to: ReturnState;
  who: ReturnMover;
  place?: ReturnPlace;
  answer?: Answer | null;
}

function toEvent(to: ReturnState, way: ReturnPlace['way']): MessageEvent {
  switch (to) {
    case 'ACCEPTED':
      return way === 'BRANCH' ? 'return.acceptedBranch' : 'return.acceptedCourier';
    case 'RECEIVED':
      return 'return.received';
    case 'REFUNDED':
      return 'return.refunded';
    case 'REFUSED':
      return 'return.refused';
    default:
      return 'return.withdrawn';
  }
}

/** The batch of a move with everything that follows; each statement has its effect only if the one before has. */
async function write(
  id: string,
  { moved, refund, receipt }: { moved: Bound<{ id: string }>; refund?: Bound; receipt?: Bound },
  { to, who, act, event, now }: Moving & { event: MessageEvent; now: number },
): Promise<boolean> {
  const told = tell(returnMessageTopic, { event, id }, { now, afterChange: true });
  const logged =
    act && noteAct({ at: now, ...act, act: `return ${to.toLowerCase()}`, subject: id });
  const parts: (Bound | undefined)[] = [
    moved,
    bind(note, { id, to, now, who }),
    logged,
    refund,
    ...Object.values(told.statements),
    // It looks for the refund itself.
    receipt,
  ];
  const groups = parts.flatMap((part) => (part ? [{ part }] : []));
  const rows = await batchEach<Record<string, Bound>>(DB, groups);
  const isMoved = (rows.at(0)?.['part']?.length ?? 0) > 0;
  if (isMoved) waitUntil(drainOutbox(DB, Date.now, [returnMessageTopic], { keys: told.keys }));
  return isMoved;
}

const nothing = { cause: null, answer: null, amount: null, refundId: null } as const;
const samePlace = { way: '', branchId: null, slotDate: null, slot: null } as const;

/** Moves a return where no money follows. False where it is not in a state any more from which it may be moved there. */
export async function moveReturn(
  { id, way }: ReturnCase,
  moving: Moving & { to: Exclude<ReturnState, 'REQUESTED' | 'REFUNDED'> },
): Promise<boolean> {
  const { to, who, place = samePlace, answer, now = Date.now() } = moving;
  const from = JSON.stringify(listSources(to, who));
  const moved = bind(move, { ...nothing, ...answer, ...place, id, to, from, now });
  const event = toEvent(to, moving.place?.way ?? way);
  return write(id, { moved }, { ...moving, event, now });
}

/** The batch that pays back, from what was read before: false where that does not stand any more. */
async function pay(
  one: ReturnCase,
  { paid, paymentId }: Refundable,
  { amount, answer, act, now }: By & { amount: number; answer: Answer | null; now: number },
): Promise<boolean> {
  const { id } = one;
  const to = 'REFUNDED';
  const who = 'staff';
  const refundId = amount > 0 ? crypto.randomUUID() : null;
  const moved = bind(payBack, {
    ...nothing,
    ...answer,
    ...samePlace,
    id,
    to,
    now,
    amount,
    refundId,
    paymentId,
    paid,
    from: JSON.stringify(listSources(to, who)),
  });
  const refund = refundId
    ? bindNewRefund({ paymentId, reason: 'returned', amount, id: refundId, now })
    : undefined;
  return write(
    id,
    { moved, ...(refund ? { refund, receipt: bindReceiptReturn(paymentId, now) } : {}) },
    { to, who, now, event: toEvent(to, one.way), ...(act ? { act } : {}) },
  );
}

const maxTurns = 3;

/** `less`: not so much can be given back. `moved`: it is in another state by now, or another return was paid back. */
export type PaidBack = 'paid' | 'less' | 'moved';

/**
 * Gives the money of a return back, whole or in part: the state, the refund, the receipt's return and who is told are one
 * batch, so that it happens once whoever presses, and however often.
 */
export async function payReturn(
  one: ReturnCase,
  order: Order,
  { amount, answer, act, now = Date.now() }: By & { amount: number; answer: Answer | null },
): Promise<PaidBack> {
  const given = { amount, answer, now, ...(act ? { act } : {}) };
  for (let turn = 0; turn < maxTurns; turn += 1) {
    const known = await findRefundable(order, one);
    if (amount > known.most) return 'less';
    if (await pay(one, known, given)) return 'paid';
    // Another return of the order was paid back meanwhile, so what is left is counted anew.
    if ((await findReturnById(one.id))?.state !== 'RECEIVED') return 'moved';
  }
  return 'moved';
}

import { batch, findRow } from '#db/statement.ts';
import { DB } from '#env.ts';
import { bindRelease } from '#flow/end/store.ts';
import {
  claimOperation,
  findOperation,
  finishOperation,
  type Operation,
  toStored,
} from '#forms/operation.ts';
import { hashText } from '#lib/hash.ts';
import type { Order } from '#order/model.ts';
import { findOpenOrder, findOrderBySubmit } from '#order/store.ts';
import { type Payment, type Started, toPaymentHref } from '#payment/model.ts';
import { bindOpenPayment, openPayment, type StoredPayment } from '#payment/store.ts';
import {
  type Inserted,
  insertOrder,
  type NewSubmit,
  toNewPayment,
  toSubject,
} from './insert-store.ts';

/** What follows an order: its goods are kept, and its invoice is made. */
export interface Placing {
  /** Of an order that was made before. */
  prepareInvoice: (paymentId: string) => Promise<Started>;
  /** Of the one that was made just now, so that nothing has to be read. */
  prepareNew: (
    payment: Payment,
    asked: { order: Order; replaces: string | null },
  ) => Promise<Started>;
}

export interface Submit<Stop = never> extends NewSubmit {
  /** Why nothing may be ordered; it is only asked where the batch has ordered nothing. */
  findStop?: () => Promise<Stop | null>;
}

export type Placed<Stop = never> =
  /** Where it is paid, or where it says why not. */
  | { state: 'placed'; href: string }
  /** Some of it is sold meanwhile. */
  | { state: 'refused'; refused: readonly string[] }
  /** It may not be ordered at this moment. */
  | { state: 'stopped'; by: Stop }
  /** The form was sent before, with something else in it. */
  | { state: 'conflict' }
  /** Nobody knows whether the goods are kept; sending it again asks. */
  | { state: 'unclear' };

/** Two tabs, a double click and a form that is sent again make the same order. */
const toSubmitKey = ({ draft, provider, order }: NewSubmit) =>
  hashText([draft.id, draft.revision, order.total, provider].join(' '));

async function finish(starting: Promise<Started>, href: string): Promise<Placed> {
  const prepared = await starting;
  if (prepared.state === 'refused') return { state: 'refused', refused: prepared.refused };
  // An invoice that failed is said on the page of its payment, where another one can be made.
  return prepared.state === 'unclear' ? { state: 'unclear' } : { state: 'placed', href };
}

/** It can not be paid any more: another attempt is made. */
const isOver = ({ state }: Pick<StoredPayment, 'state'>) =>
  state === 'FAILED' || state === 'EXPIRED' || state === 'CANCELED';

/** Goes on with an order that this submit has made before: with its open payment, or with another one. */
async function resume(
  order: Order,
  submit: NewSubmit,
  operation: Operation,
  placing: Placing,
): Promise<Placed> {
  const { id: orderId } = order;
  const row = await findRow(DB, bindOpenPayment(toSubject(orderId)));
  if (row && !isOver(row)) {
    const { id, token, state } = await openPayment(row);
    const href = toPaymentHref(token);
    return state === 'CREATED'
      ? finish(placing.prepareInvoice(id), href)
      : { state: 'placed', href };
  }
  const { now } = submit;
  const payment = await toNewPayment(submit, { orderId, operation });
  const { found } = await batch(DB, {
    claimed: claimOperation(operation, now),
    released: bindRelease(submit.draft, operation, now),
    paid: payment.statement,
    finished: finishOperation(operation, { goTo: payment.href }),
    found: findOperation(operation),
  });
  const stored = toStored<{ goTo: string }>(operation, found);
  return follow({ stored, payment, asked: { order, replaces: null } }, placing);
}

function follow(
  { stored, payment: made, asked }: Inserted,
  placing: Placing,
): Promise<Placed> | Placed {
  if (stored.state === 'conflict') return { state: 'conflict' };
  if (stored.state !== 'done') return { state: 'unclear' };
  const { goTo: href } = stored.outcome;
  return href === made.href
    ? finish(placing.prepareNew(made.payment, asked), href)
    : { state: 'placed', href };
}

/**
 * Makes an order of a draft, then keeps its goods and makes the invoice. An order of the same draft that waits for its payment
 * lapses; a submit that comes again goes on where the one before died.
 */
export async function placeOrder<Stop = never>(
  { findStop, ...submit }: Submit<Stop>,
  operation: Operation,
  placing: Placing,
): Promise<Placed<Stop>> {
  const submitKey = await toSubmitKey(submit);
  const first = await insertOrder(submit, operation, { submitKey, former: null });
  if (first.stored.state !== 'full') return follow(first, placing);
  // Nothing was written: it may not be ordered now, or the draft has an order that waits, or has changed.
  const stop = await findStop?.();
  if (stop) return { state: 'stopped', by: stop };
  const former = await findOpenOrder(submit.draft.id);
  if (!former) return { state: 'unclear' };
  if (former.submitKey === submitKey) return resume(former, submit, operation, placing);
  const second = await insertOrder(submit, operation, { submitKey, former: former.id });
  if (second.stored.state !== 'full') return follow(second, placing);
  const made = await findOrderBySubmit(submitKey);
  return made ? resume(made, submit, operation, placing) : { state: 'unclear' };
}

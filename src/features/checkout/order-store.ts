import { batch, findRow } from '#db/statement.ts';
import { DB, waitUntil } from '#env.ts';
import { bindRelease } from '#flow/end/store.ts';
import type { Draft } from '#flow/model.ts';
import {
  claimOperation,
  findOperation,
  finishOperation,
  type Operation,
  toStored,
} from '#forms/operation.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { hashText } from '#lib/hash.ts';
import { bindNewOrder, type NewOrder } from '#order/insert-order.ts';
import type { Order } from '#order/model.ts';
import { findOpenOrder, findOrderBySubmit } from '#order/store.ts';
import { commerceTopic } from '#order/topics.ts';
import { invoiceMs, type Provider, toPaymentHref } from '#payment/model.ts';
import { bindCancelPayment } from '#payment/move-store.ts';
import {
  bindNewPayment,
  bindOpenPayment,
  openPayment,
  type StoredPayment,
} from '#payment/store.ts';

/** What follows an order: its goods are kept, and its invoice is made. */
export interface Placing {
  prepareInvoice(
    paymentId: string,
  ): Promise<
    { state: 'ready' | 'failed' | 'unclear' } | { state: 'refused'; refused: readonly string[] }
  >;
}

export interface NewSubmit {
  draft: Draft;
  provider: Provider;
  now: number;
  order: Omit<NewOrder, 'submitKey'>;
}

export type Placed =
  /** Where it is paid, or where it says why not. */
  | { state: 'placed'; href: string }
  /** Some of it is sold meanwhile. */
  | { state: 'refused'; refused: readonly string[] }
  /** The form was sent before, with something else in it. */
  | { state: 'conflict' }
  /** Nobody knows whether the goods are kept; sending it again asks. */
  | { state: 'unclear' };

const toSubject = (id: string) => ({ kind: 'order', id });

/** Two tabs, a double click and a form that is sent again make the same order. */
const toSubmitKey = ({ draft, provider, order }: NewSubmit) =>
  hashText([draft.id, draft.revision, order.total, provider].join(' '));

async function prepare(
  { id, href }: { id: string; href: string },
  { prepareInvoice }: Placing,
): Promise<Placed> {
  const prepared = await prepareInvoice(id);
  if (prepared.state === 'refused') return { state: 'refused', refused: prepared.refused };
  // An invoice that failed is said on the page of its payment, where another one can be made.
  return prepared.state === 'unclear' ? { state: 'unclear' } : { state: 'placed', href };
}

type NewPayment = Awaited<ReturnType<typeof bindNewPayment>>;

function toNewPayment(
  { order, provider, now }: NewSubmit,
  { orderId, operation }: { orderId: string; operation: Operation },
): Promise<NewPayment> {
  const { visitorId, isdn, total: amount, language } = order;
  return bindNewPayment(
    {
      subject: toSubject(orderId),
      visitorId,
      isdn,
      provider,
      amount,
      language,
      expiresAt: now + invoiceMs,
    },
    { now, operation },
  );
}

/** It can not be paid any more: another attempt is made. */
const isOver = ({ state }: Pick<StoredPayment, 'state'>) =>
  state === 'FAILED' || state === 'EXPIRED' || state === 'CANCELED';

/** Goes on with an order that this submit has made before: with its open payment, or with another one. */
async function resume(
  { id: orderId }: Pick<Order, 'id'>,
  submit: NewSubmit,
  operation: Operation,
  placing: Placing,
): Promise<Placed> {
  const row = await findRow(DB, bindOpenPayment(toSubject(orderId)));
  if (row && !isOver(row)) {
    const { id, token, state } = await openPayment(row);
    const href = toPaymentHref(token);
    return state === 'CREATED' ? prepare({ id, href }, placing) : { state: 'placed', href };
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
  return follow(toStored<{ goTo: string }>(operation, found), { payment, placing });
}

function follow(
  stored: ReturnType<typeof toStored<{ goTo: string }>>,
  { payment, placing }: { payment: NewPayment; placing: Placing },
): Promise<Placed> | Placed {
  if (stored.state === 'conflict') return { state: 'conflict' };
  if (stored.state !== 'done') return { state: 'unclear' };
  const { goTo: href } = stored.outcome;
  return href === payment.href ? prepare(payment, placing) : { state: 'placed', href };
}

/**
 * Makes the order, its payment and what commerce is told, all or nothing and once; an order of the same draft that waits for
 * its payment lapses. Then keeps the goods and makes the invoice; a submit that comes again goes on where this one died.
 */
export async function placeOrder(
  submit: NewSubmit,
  operation: Operation,
  placing: Placing,
): Promise<Placed> {
  const { draft, now } = submit;
  const submitKey = await toSubmitKey(submit);
  const former = await findOpenOrder(draft.id);
  if (former?.submitKey === submitKey) return resume(former, submit, operation, placing);
  const order = await bindNewOrder(
    { ...submit.order, submitKey },
    { operation, former: former?.id ?? null, now },
  );
  const payment = await toNewPayment(submit, { orderId: order.id, operation });
  const { found } = await batch(DB, {
    claimed: claimOperation(operation, now),
    released: bindRelease(draft, operation, now),
    ...order.statements,
    ...(former && { canceled: bindCancelPayment(toSubject(former.id), { now, operation }) }),
    paid: payment.statement,
    finished: finishOperation(operation, { goTo: payment.href }),
    found: findOperation(operation),
  });
  waitUntil(drainOutbox(DB, Date.now, [commerceTopic], { keys: [...order.keys] }));
  const stored = toStored<{ goTo: string }>(operation, found);
  if (stored.state === 'full') {
    // Released: the same submit has made an order a moment before, or the draft has changed.
    const made = await findOrderBySubmit(submitKey);
    return made ? resume(made, submit, operation, placing) : { state: 'unclear' };
  }
  return follow(stored, { payment, placing });
}

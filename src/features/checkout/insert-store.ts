import { batch, type Bound } from '#db/statement.ts';
import { DB, waitUntil } from '#env.ts';
import { bindRelease } from '#flow/end/store.ts';
import type { Draft } from '#flow/model.ts';
import {
  claimOperation,
  findOperation,
  finishOperation,
  type Operation,
  type Stored,
  toStored,
} from '#forms/operation.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { bindUse } from '#leasing/store.ts';
import { bindNewOrder, type NewOrder } from '#order/insert-order.ts';
import type { Order } from '#order/model.ts';
import { releaseTopic } from '#order/release-topic.ts';
import { commerceTopic } from '#order/topics.ts';
import { invoiceMs, type Provider } from '#payment/model.ts';
import { bindCancelPayment } from '#payment/move-store.ts';
import { bindNewPayment } from '#payment/store.ts';

export interface NewSubmit {
  draft: Draft;
  provider: Provider;
  now: number;
  order: Omit<NewOrder, 'submitKey'>;
  /** Gives the claim up where nothing may be ordered. */
  guard?: Bound<never> | undefined;
}

export const toSubject = (id: string) => ({ kind: 'order', id });

type NewPayment = Awaited<ReturnType<typeof bindNewPayment>>;

export function toNewPayment(
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
    { now, operation, isLeased: true },
  );
}

export interface Inserted {
  stored: Stored<{ goTo: string }>;
  payment: NewPayment;
  asked: { order: Order; replaces: string | null };
}

type Key = { submitKey: string; former: string | null };

/** The order, its payment and what commerce is told, all or nothing and once. */
export async function insertOrder(
  submit: NewSubmit,
  operation: Operation,
  { submitKey, former }: Key,
): Promise<Inserted> {
  const { draft, now, guard } = submit;
  const order = await bindNewOrder({ ...submit.order, submitKey }, { operation, former, now });
  const payment = await toNewPayment(submit, { orderId: order.id, operation });
  const lease = submit.order.lines.find((line) => line.lease)?.lease;
  const use =
    lease &&
    bindUse(
      { assessmentId: lease.assessmentId, orderId: order.id, draftId: draft.id },
      operation,
      now,
    );
  const { found } = await batch(DB, {
    claimed: claimOperation(operation, now),
    released: bindRelease(draft, operation, now),
    ...(guard && { guard }),
    ...(use && { leaseGuard: use.guard }),
    ...order.statements,
    ...(use && { leaseUsed: use.used }),
    ...(former !== null && {
      canceled: bindCancelPayment(toSubject(former), { now, operation }),
    }),
    paid: payment.statement,
    finished: finishOperation(operation, { goTo: payment.href }),
    found: findOperation(operation),
  });
  const keys = [...order.keys];
  waitUntil(drainOutbox(DB, Date.now, [commerceTopic, releaseTopic], { keys }));
  const asked = { order: order.order, replaces: former };
  return { stored: toStored(operation, found), payment, asked };
}

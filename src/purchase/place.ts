import { batch, type Bound, bind } from '#db/statement.ts';
import { newOrderCode } from '#domain/order-code.ts';
import { DB } from '#env.ts';
import { bindRelease } from '#flow/end/store.ts';
import type { Draft } from '#flow/model.ts';
import {
  claimOperation,
  findOperation,
  finishOperation,
  type Operation,
  toStored,
} from '#forms/operation.ts';
import type { Locale } from '#i18n/locale.ts';
import { newToken } from '#identity/visitor-cookie.ts';
import { hashText } from '#lib/hash.ts';
import { invoiceMs, type Provider, type Started, toPaymentHref } from '#payment/model.ts';
import { toCancelAll } from '#payment/move-store.ts';
import type { ReceiptBuyer } from '#payment/receipt/model.ts';
import { bindNewPayment, bindOpenPayment, openPayment } from '#payment/store.ts';
import type { Item } from './model.ts';
import { bindPurchase, findPurchaseById } from './store.ts';
import { bindAskedTopUp } from './top-ups.ts';

export interface NewPurchase {
  /** Null where it is bought with one press. */
  draft: Draft | null;
  visitorId: string;
  isdn: string | null;
  item: Item;
  amount: number;
  buyer: ReceiptBuyer;
  phone: string;
  provider: Provider;
  language: Locale;
}

export type Placed =
  /** Where it is paid, or where it says why not. */
  | { state: 'placed'; href: string }
  /** The form was sent before, with something else in it. */
  | { state: 'conflict' }
  /** The draft has changed meanwhile. */
  | { state: 'changed' }
  /** Sending it again asks. */
  | { state: 'unclear' };

export interface PlacePorts {
  prepareInvoice: (paymentId: string) => Promise<Started>;
  /** Takes what there is too little of, directly after the claim; where there is none, nothing stands claimed after it. */
  bindReserve?: (given: {
    purchaseId: string;
    operation: Operation;
    now: number;
  }) => Readonly<Record<string, Bound>>;
}

/** The same thing by the same visitor and in the same way is the same purchase, however often its form is sent. */
async function toId(given: NewPurchase): Promise<string> {
  const { draft, visitorId, isdn, item, amount, buyer, provider } = given;
  const named = JSON.stringify([draft?.id ?? isdn ?? visitorId, item, amount, buyer, provider]);
  let id = await hashText(named);
  // What was refused, and so is given back, can be bought anew.
  while ((await findPurchaseById(id))?.status === 'REFUSED') id = await hashText(id);
  return id;
}

/** What this draft was about to be paid with before ends. */
const cancelFormer = toCancelAll<{ draftId: string; purchaseId: string }>(
  'purchase',
  `SELECT id FROM purchase WHERE draft_id = :draftId AND draft_id <> '' AND id <> :purchaseId`,
);

/** The purchase, its payment and the end of a former one, all or nothing; then its invoice, once. */
export async function placePurchase(
  given: NewPurchase,
  operation: Operation,
  { prepareInvoice, bindReserve }: PlacePorts,
): Promise<Placed> {
  const now = Date.now();
  const { draft, provider, ...known } = given;
  const { visitorId, isdn, amount, language } = known;
  const purchaseId = await toId(given);
  const subject = { kind: 'purchase', id: purchaseId };
  const [purchase, payment, asked] = await Promise.all([
    bindPurchase(
      purchaseId,
      { ...known, draftId: draft?.id ?? '', code: newOrderCode(), token: newToken() },
      { operation, now },
    ),
    bindNewPayment(
      { subject, visitorId, isdn, provider, amount, language, expiresAt: now + invoiceMs },
      { now, operation },
    ),
    bindAskedTopUp(purchaseId, given, now),
  ]);
  const { found, paid } = await batch(DB, {
    claimed: claimOperation(operation, now),
    ...(draft && {
      released: bindRelease(draft, operation, now),
      canceled: bind(cancelFormer, { ...operation, draftId: draft.id, purchaseId, now }),
    }),
    ...bindReserve?.({ purchaseId, operation, now }),
    purchase,
    ...(asked && { asked }),
    payment: payment.statement,
    finished: finishOperation(operation, { goTo: payment.href }),
    found: findOperation(operation),
    paid: bindOpenPayment(subject),
  });
  const stored = toStored(operation, found);
  if (stored.state === 'conflict') return { state: 'conflict' };
  // The payment of whichever form was first, with the same in it.
  const row = paid.at(0);
  if (!row) return { state: stored.state === 'full' ? 'changed' : 'unclear' };
  const { id, token, state } = await openPayment(row);
  const href = toPaymentHref(token);
  if (state !== 'CREATED') return { state: 'placed', href };
  const started = await prepareInvoice(id);
  return started.state === 'unclear' ? { state: 'unclear' } : { state: 'placed', href };
}

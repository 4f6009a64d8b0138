import { log } from '#lib/log.ts';
import { closed, readOver, readUnprepared, takeToClose } from './due-store.ts';
import { endPayment } from './end-payment.ts';
import { takeAsking } from './move-store.ts';
import { settleAsked } from './settle.ts';
import { prepareInvoice } from './start-payment.ts';
import { findPaymentById } from './store.ts';
import type { Till } from './till.ts';

const rows = 20;
/** How long a payment whose provider can not be asked is kept open after its end. */
const patienceMs = 15 * 60_000;
/** How long an invoice that has money, but not its amount, is asked about after its end. */
const paidMs = 3 * 60_000;
/** When a provider that could not be told that a payment is over is told again. */
const closeAgainMs = 5 * 60_000;

/** After so long a provider that can not be told is told no more: its list shows what it received. */
const closeMs = 24 * 60 * 60_000;

/** Goes on with what a dead request has left: reserves and asks for an invoice, or ends it where the answer was lost. */
export async function resumePayments(till: Till): Promise<number> {
  const left = await readUnprepared(till.db, { now: till.now(), rows });
  for (const { id, leaseUntil } of left) {
    if (leaseUntil === 0) await prepareInvoice(id, till);
    else {
      const payment = await findPaymentById(till.db, id);
      const end = { state: 'FAILED', failReason: 'invoice', closeAt: null } as const;
      if (payment?.leaseUntil === leaseUntil) await endPayment(payment, end, till);
    }
  }
  return left.length;
}

/** Asks once more, then ends the invoice, then the payment, so that hardly any money can come in between. */
async function expire(id: string, till: Till): Promise<boolean> {
  const payment = await takeAsking(till.db, id, till.now());
  // Somebody has asked just now; the next run asks again.
  if (!payment) return false;
  const { invoiceId, provider, expiresAt } = payment;
  const isLost = till.now() >= expiresAt + patienceMs;
  if (invoiceId === null) return endPayment(payment, { state: 'EXPIRED', closeAt: null }, till);
  const settled = await settleAsked(payment, till);
  if (settled.state !== 'PENDING') return true;
  const canceled =
    settled.asked === 'yes' && (await till.providers[provider].cancelInvoice(invoiceId));
  if (canceled && canceled.ok) {
    const { lateMs } = till.providers[provider];
    // Money was faster: the next run takes it. Of another amount it leaves the payment unpaid.
    if (canceled.value === 'paid' && till.now() < expiresAt + paidMs) return false;
    const closeAt = canceled.value === 'canceled' ? null : till.now() + lateMs;
    return endPayment(payment, { state: 'EXPIRED', closeAt }, till);
  }
  if (!isLost) return false;
  return endPayment(payment, { state: 'EXPIRED', closeAt: till.now() }, till);
}

/** Ends the payments whose time is over. */
export async function expirePayments(till: Till): Promise<number> {
  const over = await readOver(till.db, { now: till.now(), rows });
  let ended = 0;
  for (const { id } of over) if (await expire(id, till)) ended += 1;
  return ended;
}

/** Ends at the provider what is over here, and asks once more for money, which goes back. */
export async function closeInvoices(till: Till): Promise<number> {
  const now = till.now();
  const due = await takeToClose(till.db, { now, rows, next: now + closeAgainMs });
  for (const { id, invoiceId } of due) {
    const payment = await findPaymentById(till.db, id);
    if (!payment || invoiceId === null) continue;
    const { provider } = payment;
    const canceled = await till.providers[provider].cancelInvoice(invoiceId);
    if (!canceled.ok) {
      log.warn('payment-close', { kind: provider, cause: canceled.error });
      if (now >= payment.updatedAt + closeMs) await closed(till.db, id);
      continue;
    }
    const isAsked = await takeAsking(till.db, id, till.now());
    const settled = isAsked && (await settleAsked(isAsked, till));
    // A card's page may still be open: it is asked about once it has ended.
    const isOver =
      canceled.value !== 'open' || now >= payment.updatedAt + till.providers[provider].lateMs;
    if (settled && settled.asked === 'yes' && isOver) await closed(till.db, id);
  }
  return due.length;
}

import { brand } from '#domain/brand.ts';
import { settings } from '#env.ts';
import { log } from '#lib/log.ts';
import { endPayment } from './end-payment.ts';
import { giveLeaseBack, leasePayment, storeInvoice } from './move-store.ts';
import type { Payment } from './model.ts';
import type { Payable, Prepared } from './payable.ts';
import { findPaymentById } from './store.ts';
import { findPayable, type Till } from './till.ts';

export type Started =
  /** There is an invoice. */
  | { state: 'ready' }
  /** What was to be paid for can not be had; nothing can be paid. */
  | { state: 'refused'; refused: readonly string[] }
  /** It is tried again, by the page or by a job. */
  | { state: 'unclear' }
  /** Somebody else is at it: the page waits. */
  | { state: 'busy' }
  /** Nobody has an invoice; another attempt makes another one. */
  | { state: 'failed' };

/** Where a provider's callback goes, with a secret of the payment: nothing else of it is believed. */
const toCallback = ({ id, callbackSecret }: Payment, path: string) =>
  `${settings().SITE_ORIGIN}/hooks/pay/${path}?${new URLSearchParams({ p: id, s: callbackSecret })}`;

async function getReady(payment: Payment, till: Till, ask: Prepare | undefined): Promise<Prepared> {
  if (!ask) return { state: 'ready' };
  try {
    return await ask(payment, till.now());
  } catch (cause) {
    log.error('payment-prepare', { kind: payment.subjectKind, cause });
    return { state: 'unclear' };
  }
}

/** Gets what is paid for reserved, and makes the provider's invoice: once, however many ask at a time. */
export async function prepareInvoice(paymentId: string, till: Till): Promise<Started> {
  const { db, now } = till;
  const leased = await leasePayment(db, paymentId, now());
  if (!leased) {
    const payment = await findPaymentById(db, paymentId);
    if (payment?.state === 'PENDING' || payment?.state === 'SUCCESS') return { state: 'ready' };
    return { state: payment?.state === 'CREATED' ? 'busy' : 'failed' };
  }
  return prepareLeased(leased, till);
}

type Prepare = NonNullable<Payable['prepare']>;

/**
 * The same for whoever has the lease of the payment. An answer that was lost fails the attempt, because the same
 * reference sent again would make a second invoice. `prepare` is for callers that know more than the payment says.
 */
export async function prepareLeased(
  { payment, until }: { payment: Payment; until: number },
  till: Till,
  prepare: Prepare | undefined = findPayable(till, payment.subjectKind)?.prepare,
): Promise<Started> {
  const { db, now } = till;
  const prepared = await getReady(payment, till, prepare);
  if (prepared.state === 'unclear') {
    await giveLeaseBack(db, payment.id, until);
    return { state: 'unclear' };
  }
  if (prepared.state === 'refused') {
    await endPayment(payment, { state: 'FAILED', failReason: 'soldOut', closeAt: null }, till);
    return prepared;
  }
  const { language, amount, reference, expiresAt } = payment;
  const name = language === 'mn' ? brand.shortNameMn : brand.shortNameEn;
  const made = await till.providers[payment.provider].createInvoice({
    reference,
    amount,
    description: `${name} ${prepared.code ?? reference}`,
    callbackUrl: toCallback(payment, payment.provider),
    returnUrl: toCallback(payment, 'return'),
    language,
    expiresAt,
    taxes: prepared.taxes,
  });
  if (!made.ok) {
    log.error('payment-invoice', { kind: payment.provider, cause: made.error });
    const end = { state: 'FAILED', failReason: 'invoice', closeAt: null } as const;
    await endPayment(payment, end, till, prepared.statements);
    return { state: 'failed' };
  }
  const { statements } = prepared;
  const isWaiting = await storeInvoice(
    db,
    { payment, invoice: made.value, until },
    { now: now(), ...(statements && { statements }) },
  );
  return isWaiting ? { state: 'ready' } : { state: 'failed' };
}

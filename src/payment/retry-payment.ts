import { batch } from '#db/statement.ts';
import { bindCancelPayment } from './move-store.ts';
import {
  invoiceMs,
  isOpen,
  type Payment,
  type Provider,
  type Started,
  toPaymentHref,
} from './model.ts';
import { prepareInvoice } from './start-payment.ts';
import { bindNewPayment, bindOpenPayment, openPayment } from './store.ts';
import { findPayable, type Till } from './till.ts';

/**
 * Another attempt for the same thing, by whichever way; one that is still open is canceled by it. However often it is
 * asked for, one attempt is open: the address is that one's. Null where the thing can not be paid for any more.
 */
export async function retryPayment(
  former: Payment,
  provider: Provider,
  till: Till,
): Promise<{ href: string; started: Started } | null> {
  const now = till.now();
  const payable = findPayable(till, former.subjectKind);
  if (!(await payable?.canRetry(former, now))) return null;
  const { subjectKind: kind, subjectId: id, visitorId, isdn, amount, language } = former;
  const subject = { kind, id };
  const made = await bindNewPayment(
    { subject, visitorId, isdn, provider, amount, language, expiresAt: now + invoiceMs },
    { now },
  );
  const { found } = await batch(till.db, {
    ...(isOpen(former.state) && { canceled: bindCancelPayment(subject, { now }) }),
    made: made.statement,
    found: bindOpenPayment(subject),
  });
  const row = found.at(0);
  if (!row) return null;
  const payment = await openPayment(row);
  const started: Started =
    payment.id === made.id || payment.state === 'CREATED'
      ? await prepareInvoice(payment.id, till)
      : { state: 'ready' };
  return { href: toPaymentHref(payment.token), started };
}

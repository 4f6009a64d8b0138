import * as v from 'valibot';
import { toEffortForm } from '#flow/effort/effort-form.ts';
import { type Form, form } from '#forms/form.ts';
import { type GoTo, goTo, refuse } from '#forms/outcome.ts';
import { readToken } from '#identity/visitor-cookie.ts';
import { isOpen, toPaymentHref } from '#payment/model.ts';
import { refuseProvider } from '#payment/providers.ts';
import { retryPayment } from '#payment/retry-payment.ts';
import { settle } from '#payment/settle.ts';
import { prepareInvoice } from '#payment/start-payment.ts';
import { findPayment } from '#payment/store.ts';
import type { Till } from '#payment/till.ts';
import { toast } from '#request/toast.ts';
import { toCheckedHref } from './checked.ts';

const invalid = 'error.generic';
const over = 'payment.retryOver';

const input = v.variant(
  'intent',
  [
    v.strictObject({ intent: v.literal('check') }, invalid),
    v.strictObject({ intent: v.literal('prepare') }, invalid),
    v.strictObject(
      { intent: v.literal('retry'), provider: v.picklist(['qpay', 'golomt'], invalid) },
      invalid,
    ),
  ],
  invalid,
);

/** The forms of a payment's page. Who has its address may send them: nothing is paid by them. */
export function toPaymentForm(till: Till): Form<GoTo> {
  const acts = form({ name: 'payment', input }, async (given, { request }) => {
    const token = readToken(request.page.query);
    const payment = token && (await findPayment(till.db, token));
    if (!payment) return refuse(over);
    const here = goTo(toPaymentHref(payment.token));
    if (given.intent === 'prepare') {
      await prepareInvoice(payment.id, till);
      return here;
    }
    // What may have been paid by now is not asked for again.
    const settled = isOpen(payment.state) ? await settle(payment.id, till) : null;
    if (given.intent === 'check' && settled && isOpen(settled.state)) {
      if (settled.asked === 'failed') {
        return goTo(toPaymentHref(payment.token), { toast: toast('warning', 'payment.notAsked') });
      }
      // Whoever asks again within ten seconds hears of the time before.
      const at = settled.asked === 'early' ? payment.checkedAt : till.now();
      return goTo(toCheckedHref(payment.token, at));
    }
    if (given.intent === 'check' || settled?.state === 'SUCCESS') return here;
    const refused = refuseProvider(given.provider);
    if (refused) return refused;
    const retried = await retryPayment(payment, given.provider, till);
    return retried
      ? goTo(retried.href)
      : goTo(toPaymentHref(payment.token), { toast: toast('warning', over) });
  });
  const effort = toEffortForm('checkout', async (token) => {
    const payment = await findPayment(till.db, token);
    const isPaid = payment && payment.state === 'SUCCESS';
    return isPaid
      ? { visitorId: payment.visitorId, at: payment.paidAt ?? payment.createdAt }
      : null;
  });
  const choose = (sent: unknown) =>
    sent instanceof FormData && !sent.has('intent') ? effort : acts;
  return {
    name: 'payment',
    keepTyped: (sent) => choose(sent).keepTyped(sent),
    answer: (sent) => choose(sent).answer(sent),
  };
}

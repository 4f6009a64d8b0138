import { setTimeout as sleep } from 'node:timers/promises';
import { type AtPay, readAnswer, readPaymentState, toToken } from './order-stage.ts';
import { callJobs } from './payment-stage.ts';

/** Presses again, and again after what the page says, until the payment waits for money. */
export async function persist(url: string, at: AtPay) {
  const said: string[] = [];
  for (let turn = 0; turn < 14; turn += 1) {
    const { href, says } = await readAnswer(await at.visit.pay({}, at.shown));
    said.push(href.startsWith('/paymentSuccess') ? 'page' : href || says);
    let known = href;
    if (href.startsWith('/paymentSuccess')) {
      let state = await readPaymentState(url, href);
      if (state === 'FAILED' || state === 'EXPIRED' || state === 'CANCELED') {
        const retried = await at.visit.post(href, { intent: 'retry', provider: 'qpay' });
        known = retried.headers.get('location') ?? '';
        said.push(`retry of ${state}`);
        state = toToken(known) ? await readPaymentState(url, known) : null;
      }
      if (state === 'PENDING') return { href: known, said };
    }
    await callJobs(url);
    await sleep(8000);
    at.shown = await at.visit.see('/checkout/pay');
  }
  return { href: '', said };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { type AtPay, readAnswer, readPaymentState, toToken } from './order-stage.ts';
import { callJobs } from './payment-stage.ts';

interface Payer {
  /** Presses "pay" on the page of now. */
  press: () => Promise<Response>;
  post: (path: string, fields: Readonly<Record<string, string>>) => Promise<Response>;
}

/** Presses again, and again after what the page says, until the payment waits for money. */
export async function persistBy(url: string, { press, post }: Payer) {
  const said: string[] = [];
  for (let turn = 0; turn < 14; turn += 1) {
    const { href, says } = await readAnswer(await press());
    said.push(href.startsWith('/paymentSuccess') ? 'page' : href || says);
    let known = href;
    if (href.startsWith('/paymentSuccess')) {
      let state = await readPaymentState(url, href);
      if (state === 'FAILED' || state === 'EXPIRED' || state === 'CANCELED') {
        const retried = await post(href, { intent: 'retry', provider: 'qpay' });
        known = retried.headers.get('location') ?? '';
        said.push(`retry of ${state}`);
        state = toToken(known) ? await readPaymentState(url, known) : null;
      }
      if (state === 'PENDING') return { href: known, said };
    }
    await callJobs(url);
    await sleep(8000);
  }
  return { href: '', said };
}

/** Of an order: its first press is that of the page which was loaded before. */
export async function persist(url: string, at: AtPay) {
  let shown: string | undefined = at.shown;
  return persistBy(url, {
    press: async () => {
      at.shown = shown ?? (await at.visit.see('/checkout/pay'));
      shown = undefined;
      return at.visit.pay({}, at.shown);
    },
    post: (path, fields) => at.visit.post(path, fields),
  });
}

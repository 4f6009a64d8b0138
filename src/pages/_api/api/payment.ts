import { log } from '#lib/log.ts';
import { isOpen, readToken } from '#payment/model.ts';
import { settle } from '#payment/settle.ts';
import { prepareInvoice } from '#payment/start-payment.ts';
import { findPayment } from '#payment/store.ts';
import { till } from '#till.ts';

const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };

/** What has become of a payment, `{state}`, for its page, which waits. The provider is asked at most once in ten seconds. */
export async function GET(request: Request): Promise<Response> {
  const token = readToken(new URL(request.url).searchParams);
  try {
    const payment = token ? await findPayment(till.db, token) : null;
    if (!payment) return Response.json({ state: null }, { headers });
    if (!isOpen(payment.state)) return Response.json({ state: payment.state }, { headers });
    if (payment.state === 'CREATED') await prepareInvoice(payment.id, till);
    else await settle(payment.id, till);
    const known = await findPayment(till.db, payment.token);
    return Response.json({ state: known?.state ?? null }, { headers });
  } catch (error) {
    log.error('payment-state', { cause: error });
    return Response.json({ state: null }, { status: 503, headers });
  }
}

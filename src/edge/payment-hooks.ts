import { golomtPush } from '#contracts/payment/golomt.ts';
import { waitUntil } from '#env.ts';
import { log } from '#lib/log.ts';
import { sleep } from '#lib/sleep.ts';
import { runUnhurried } from '#request/context.ts';
import { httpError } from './guard/http-error.ts';
import type { Signed } from './guard/webhook-signature.ts';

/** What QPay takes for "understood". */
const success = () =>
  new Response('SUCCESS', { headers: { 'content-type': 'text/plain; charset=utf-8' } });

const later = () => new Response('', { status: 503, headers: { 'retry-after': '15' } });

/** Whoever asked the provider within ten seconds may have been faster than the money. */
const laterMs = 10_500;

/** A hint that something has happened to a payment. Nothing in it is believed: the provider is asked. */
async function settleByHint(paymentId: string): Promise<boolean> {
  const [{ settle }, { till }] = await Promise.all([
    import('#payment/settle.ts'),
    import('#till.ts'),
  ]);
  const settled = await settle(paymentId, till);
  // Also of what is paid or over: somebody may have paid twice, or late, and that money goes back.
  if (settled?.asked === 'early') {
    waitUntil(
      sleep(laterMs)
        // The time of this request's page is over by then, and the provider would not be asked.
        .then(() => runUnhurried(() => settle(paymentId, till)))
        .catch((cause: unknown) => log.error('payment-hint', { cause })),
    );
  }
  return settled?.asked !== 'failed';
}

/** The payment that the secret in the address belongs to; otherwise there is no such address. */
export async function findHinted(request: Request): Promise<Signed | Response> {
  const query = new URL(request.url).searchParams;
  const [id, secret] = [query.get('p') ?? '', query.get('s') ?? ''];
  if (!/^[0-9a-f]{64}$/.test(id) || !/^[\w-]{43}$/.test(secret)) return httpError(404);
  const [{ findCalledBack }, { till }] = await Promise.all([
    import('#payment/store.ts'),
    import('#till.ts'),
  ]);
  const payment = await findCalledBack(till.db, { id, secret });
  return payment ? { id, json: { paymentId: id, token: payment.token } } : httpError(404);
}

/** What `findHinted` has found. */
const readHinted = (json: unknown) => json as { paymentId: string; token: string };

/** QPay calls without a signature; whatever else stands in the call is ignored. */
export async function answerQpay(json: unknown): Promise<Response> {
  const { paymentId } = readHinted(json);
  // Not understood yet, so that it calls again.
  return (await runUnhurried(() => settleByHint(paymentId))) ? success() : later();
}

/** The way back from a provider's page proves nothing: it leads to the payment's own page, which asks. */
export async function answerReturn(json: unknown): Promise<Response> {
  const { paymentId, token } = readHinted(json);
  const { toReturnedHref } = await import('#payment/model.ts');
  await settleByHint(paymentId).catch((cause: unknown) => log.error('payment-hint', { cause }));
  return new Response(null, {
    status: 303,
    headers: { location: toReturnedHref(token), 'referrer-policy': 'no-referrer' },
  });
}

/** The payment of a push that the bank has signed. */
export async function findPushed(request: Request): Promise<Signed | Response> {
  const pushed = golomtPush.safeParse(await request.json().catch(() => null));
  if (!pushed.success) return httpError(400);
  const [{ golomt }, { findByProviderReference }, { till }] = await Promise.all([
    import('#services/golomt.ts'),
    import('#payment/store.ts'),
    import('#till.ts'),
  ]);
  if (!(await golomt.isPushed(pushed.data))) return httpError(401);
  const payment = await findByProviderReference(till.db, 'golomt', pushed.data.transactionId);
  return payment
    ? { id: payment.id, json: { paymentId: payment.id, token: payment.token } }
    : httpError(404);
}

export async function answerPush(json: unknown): Promise<Response> {
  const { paymentId } = readHinted(json);
  return (await runUnhurried(() => settleByHint(paymentId))) ? Response.json({}) : later();
}

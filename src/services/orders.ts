import * as orders from '#contracts/commerce/orders.ts';
import { settings } from '#env.ts';
import { mapOutcome, type Outcome } from '#lib/outcome.ts';
import { callForEffect } from './upstream/call-for-effect.ts';
import { callForOne, callUpstream } from './upstream/call-upstream.ts';
import type { UpstreamError } from './upstream/upstream-error.ts';

type Told = Promise<Outcome<unknown, UpstreamError>>;

/** The key goes only to a service that honours it; for another one the order's code says what is the same. */
const toRequest = (key: string, body: unknown) => ({
  body,
  ...(settings().COMMERCE_IDEMPOTENCY === 'header' ? { idempotencyKey: key } : {}),
});

/** The service has no such call, or does not know what it is asked about. */
export const lacksCall = ({ status = 0 }: UpstreamError): boolean =>
  [404, 405, 501].includes(status);

/** A service that has no such call is told nothing: the order stands without it, and staff move it in the desk. */
async function orWithoutCall(telling: Told): Told {
  const outcome = await telling;
  return !outcome.ok && lacksCall(outcome.error) ? { ok: true, value: null } : outcome;
}

export const tellOrder = (key: string, body: orders.OrderBody): Told =>
  orWithoutCall(callForEffect(orders.createOrderContract, toRequest(key, body)));

export const tellPaidOrder = (key: string, body: orders.OrderBody & { paidAt: string }): Told =>
  orWithoutCall(callForEffect(orders.paidOrderContract, toRequest(key, body)));

export const tellCanceledOrder = (key: string, code: string): Told =>
  orWithoutCall(callForEffect(orders.cancelOrderContract, toRequest(key, { code })));

/** The same order is asked again and again until it is answered, and has the same codes each time. */
export const askForCodes = (
  key: string,
  body: { code: string; lines: { productId: string; quantity: number }[] },
) => callForOne(orders.orderCodesContract, toRequest(key, body));

export async function readOrderStatuses(codes: readonly string[]) {
  const query = { codes: codes.join(',') };
  const outcome = await callUpstream(orders.orderStatusContract, { query });
  return mapOutcome(outcome, ({ items }) => items);
}

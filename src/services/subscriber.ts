import {
  readPukContract,
  setEmailContract,
  type Subscriber,
  type SubscriberBill,
  subscriberBillsContract,
  subscriberContract,
} from '#contracts/mobile/subscriber.ts';
import { mapOutcome, type Outcome } from '#lib/outcome.ts';
import { callForEffect } from './upstream/call-for-effect.ts';
import { callForOne, callUpstream } from './upstream/call-upstream.ts';
import type { UpstreamError } from './upstream/upstream-error.ts';

/** A service that has no such call, or does not know the number. */
const lacks = ({ status = 0 }: UpstreamError) => [404, 405, 501].includes(status);

/** Null where the service can not say: then there is nothing to show, and nothing has failed. */
async function orLacking<T>(asked: Promise<Outcome<T, UpstreamError>>): Promise<Outcome<T | null>> {
  const outcome = await asked;
  return !outcome.ok && lacks(outcome.error) ? { ok: true, value: null } : outcome;
}

// `isdn` always comes from the session. All of it is personal and as of now, so none is cached.

export const readSubscriber = (isdn: string): Promise<Outcome<Subscriber | null>> =>
  orLacking(callForOne(subscriberContract, { query: { isdn } }));

/** The registered address, where the service says it whole: a masked one can not be written to. Else ''. */
export async function readWholeEmail(isdn: string): Promise<string> {
  const outcome = await readSubscriber(isdn);
  const email = outcome.ok ? (outcome.value?.email ?? '') : '';
  return email.includes('*') ? '' : email;
}

export async function readBills(isdn: string): Promise<Outcome<SubscriberBill[] | null>> {
  const outcome = await callUpstream(subscriberBillsContract, { query: { isdn } });
  return orLacking(Promise.resolve(mapOutcome(outcome, ({ items }) => items)));
}

export const readPuk = (isdn: string) => orLacking(callForOne(readPukContract, { body: { isdn } }));

/** `idempotencyKey` is one for a confirmed address, so that it may be sent again until it is answered. Null: there is no such call. */
export const setEmail = (
  idempotencyKey: string,
  body: { isdn: string; email: string },
): Promise<Outcome<true | null>> =>
  orLacking(
    callForEffect(setEmailContract, { idempotencyKey, body }).then((outcome) =>
      mapOutcome(outcome, () => true as const),
    ),
  );

import type * as z from 'zod/mini';
import type { PaidEffect } from '#contracts/mobile/purchases.ts';
import * as stars from '#contracts/mobile/stars.ts';
import { readAll } from './cache/read-cached.ts';
import { callForOne } from './upstream/call-upstream.ts';
import type { Outcome, UpstreamError } from './upstream/upstream-error.ts';

/** Statuses of a service that does not know a call. */
export const lacksStars = ({ status = 0, kind }: UpstreamError): boolean =>
  kind === 'not-found' || [404, 405, 501].includes(status);

export const readStarsPackages = () => readAll(stars.starsPackagesContract);

/** A service that does not judge that refuses nobody before the order. */
export async function checkStars(
  body: z.input<typeof stars.checkStarsBody>,
): Promise<Outcome<stars.StarsCheck>> {
  const outcome = await callForOne(stars.checkStarsContract, { body });
  return !outcome.ok && lacksStars(outcome.error)
    ? { ok: true, value: { state: 'OK', mayBill: true } }
    : outcome;
}

/** An answer that was lost is asked about, and not sent again by the client itself. */
export const orderStars = (
  idempotencyKey: string,
  body: z.input<typeof stars.orderStarsBody>,
): Promise<Outcome<PaidEffect>> =>
  callForOne(stars.orderStarsContract, { idempotencyKey, body, repeat: false });

import type * as z from 'zod/mini';
import * as numbers from '#contracts/mobile/numbers.ts';
import * as sims from '#contracts/mobile/sim-orders.ts';
import type { NumberClass } from '#domain/number-classes.ts';
import { readAll } from './cache/read-cached.ts';
import { callForOne } from './upstream/call-upstream.ts';
import { lacksCall, type Outcome } from './upstream/upstream-error.ts';

export interface NumberQuery {
  prefix?: string;
  mask?: string;
  contains?: string;
  ending?: string;
  class?: NumberClass;
  /** Digits that it has not. */
  without?: string;
  sortBy?: 'number' | 'priceAsc' | 'priceDesc';
  cursor?: string;
  size?: number;
}

/** Numbers that can be had as of now: somebody takes one each minute, so it is never cached. */
export const readNumbers = (query: NumberQuery): Promise<Outcome<numbers.NumberList>> =>
  callForOne(numbers.numbersContract, { query });

export const readNumberPlans = () => readAll(numbers.numberPlansContract);

export type Held =
  | {
      state: 'held';
      reference: string;
      expiresAt: number;
      /** Null where the service does not say. */
      class: NumberClass | null;
      price: number | null;
    }
  | { state: 'taken' | 'ended' | 'lacking' | 'failed' };

/** The same key is told the same, so what was not heard is asked again with it. */
export async function holdNumber(idempotencyKey: string, isdn: string): Promise<Held> {
  const outcome = await callForOne(numbers.holdContract, { idempotencyKey, body: { isdn } });
  if (!outcome.ok) return { state: lacksCall(outcome.error) ? 'lacking' : 'failed' };
  const { state, reference, expiresAt, class: named, price } = outcome.value;
  if (state !== 'HELD') return { state: state === 'TAKEN' ? 'taken' : 'ended' };
  // A hold without an end is none that a page may promise.
  if (reference === null || expiresAt === null) return { state: 'failed' };
  return { state: 'held', reference, expiresAt: Date.parse(expiresAt), class: named, price };
}

export const releaseNumber = (
  idempotencyKey: string,
  body: z.input<typeof numbers.releaseHoldBody>,
) => callForOne(numbers.releaseHoldContract, { idempotencyKey, body });

/** Whether somebody may have one more number; a service that does not judge that refuses nobody. */
export async function checkOwner(
  body: z.input<typeof numbers.checkOwnerBody>,
): Promise<Outcome<numbers.OwnerCheck>> {
  const outcome = await callForOne(numbers.checkOwnerContract, { body });
  return !outcome.ok && lacksCall(outcome.error) ? { ok: true, value: { state: 'OK' } } : outcome;
}

/** An answer that was lost is asked about by `readSimOrder`, and not sent again by the client itself. */
export const sellNumber = (idempotencyKey: string, body: z.input<typeof numbers.sellBody>) =>
  callForOne(numbers.sellContract, { idempotencyKey, body, repeat: false });

export const orderSim = (idempotencyKey: string, body: z.input<typeof sims.orderSimBody>) =>
  callForOne(sims.orderSimContract, { idempotencyKey, body, repeat: false });

type Known = z.output<(typeof sims.readSimOrderContract)['shape']>;
const nothing: Known = { sale: 'NONE', state: 'NONE', profile: null };

/** What became of a code that was sent before; a service that can not say has to be sent it again. */
export async function readSimOrder(code: string): Promise<Outcome<Known>> {
  const outcome = await callForOne(sims.readSimOrderContract, { query: { code } });
  return !outcome.ok && lacksCall(outcome.error) ? { ok: true, value: nothing } : outcome;
}

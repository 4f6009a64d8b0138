import type * as z from 'zod/mini';
import { findBillContract, type Bill, type BillAccount } from '#contracts/mobile/bill.ts';
import * as purchases from '#contracts/mobile/purchases.ts';
import type { Contract } from '#contracts/contract.ts';
import { readAll } from './cache/read-cached.ts';
import { callForOne } from './upstream/call-upstream.ts';
import type { Outcome, UpstreamError } from './upstream/upstream-error.ts';

type Sent<Body extends z.ZodMiniType> = z.input<Body>;

export type FoundBill =
  | { state: 'found'; bill: Bill }
  | { state: 'none' }
  /** The service has no such call. */
  | { state: 'lacking' }
  | { state: 'failed' };

/** Statuses of a service that does not know a call; an unknown number is answered otherwise. */
const lacks = ({ status = 0 }: UpstreamError) => [404, 405, 501].includes(status);

/** Personal and as of now, so never cached. */
export async function findBill(account: BillAccount): Promise<FoundBill> {
  const outcome = await callForOne(findBillContract, { body: { account } });
  if (!outcome.ok) return { state: lacks(outcome.error) ? 'lacking' : 'failed' };
  const { bill } = outcome.value;
  return bill ? { state: 'found', bill } : { state: 'none' };
}

export const readDataPackages = () => readAll(purchases.dataPackagesContract);
export const readWifiCards = () => readAll(purchases.wifiCardsContract);

const toEffect =
  <Body extends z.ZodMiniType>(contract: Contract<typeof purchases.paidEffect>) =>
  (idempotencyKey: string, body: Sent<Body>): Promise<Outcome<purchases.PaidEffect>> =>
    // An answer that was lost is asked about, and not sent again by the client itself.
    callForOne(contract, { idempotencyKey, body, repeat: false });

export const payBill = toEffect<typeof purchases.payBillBody>(purchases.payBillContract);
export const topUp = toEffect<typeof purchases.topUpBody>(purchases.topUpContract);
export const buyData = toEffect<typeof purchases.buyDataBody>(purchases.buyDataContract);
export const orderWifi = toEffect<typeof purchases.orderWifiBody>(purchases.orderWifiContract);

export type ReadEffect =
  | { state: 'DONE' | 'REFUSED'; effect: purchases.PaidEffect }
  | { state: 'NONE' }
  | { state: 'failed'; error: UpstreamError };

/** What became of something that was sent before; a service that can not say has to be sent it again. */
export async function readEffect(code: string): Promise<ReadEffect> {
  const outcome = await callForOne(purchases.readEffectContract, { query: { code } });
  if (!outcome.ok) {
    return lacks(outcome.error) ? { state: 'NONE' } : { state: 'failed', error: outcome.error };
  }
  const { state, ...rest } = outcome.value;
  return state === 'NONE' ? { state } : { state, effect: { state, ...rest } };
}

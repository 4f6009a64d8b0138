import type { D1Database } from '@cloudflare/workers-types';
import { log } from '#lib/log.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { tell } from '#messages/message-topic.ts';
import {
  delayReceipt,
  giveUpReceipt,
  keepCorrection,
  keepReceipt,
  keepReturned,
  leaveReturnToStaff,
} from './change-store.ts';
import { toChannel, toReceiptEvent } from './message.ts';
import type { Registered } from './model.ts';
import type { ReceiptProviders } from './provider.ts';
import { receiptProviders } from './providers/providers.ts';
import {
  type ClaimedReceipt,
  claimReceipts,
  keepRegistered,
  toCorrection,
  toSecretMs,
} from './store.ts';
import { sendReceipt } from './send-receipt.ts';
import { receiptTopic } from './topic.ts';

/** A worker has six connections. */
const claimRows = 6;
/** After this no more are claimed, since each may take a provider 90 seconds. */
const runMs = 20_000;
const firstPauseMs = 60_000;
const maxPauseMs = 60 * 60_000;

export interface RegisterParts {
  db: D1Database;
  now: () => number;
  providers?: ReceiptProviders;
  random?: () => number;
  /** Only of this payment. */
  paymentId?: string;
  /** How long a lottery number may be stored; by its setting if left out. */
  secretMs?: number;
}

/** Doubles with each attempt; the random part keeps receipts that failed together from coming back together. */
const toPauseMs = (attempts: number, random: () => number) =>
  Math.round(
    Math.min(maxPauseMs, firstPauseMs * 2 ** Math.min(attempts - 1, 10)) * (0.5 + random()),
  );

/**
 * Registers the receipts that are due and returns those whose money went back. A failure is tried again, ever later, with
 * the same suffix, because the answer may only have been lost; after 72 hours the staff have it. Returns how many were done.
 */
export async function registerReceipts({
  db,
  now,
  providers = receiptProviders,
  random = Math.random,
  paymentId,
  secretMs = toSecretMs(),
}: RegisterParts): Promise<number> {
  const deadline = now() + runMs;

  async function fail(
    receipt: Pick<ClaimedReceipt, 'id' | 'attempts' | 'giveUpAt'> & Partial<ClaimedReceipt>,
    error: string,
  ): Promise<false> {
    const at = now();
    const failed = { id: receipt.id, attempts: receipt.attempts, error, now: at };
    const fields = { kind: error, count: receipt.attempts };
    if (at >= receipt.giveUpAt) {
      log.error('receipt-given-up', fields);
      await (receipt.state === 'REGISTERED' ? leaveReturnToStaff : giveUpReceipt)(db, failed);
    } else {
      log.warn('receipt-delayed', fields);
      // The last attempt is made at the end of the time, not before it.
      const nextAt = Math.min(at + toPauseMs(receipt.attempts, random), receipt.giveUpAt);
      await delayReceipt(db, { ...failed, nextAt });
    }
    return false;
  }

  async function keep(receipt: ClaimedReceipt, registered: Registered): Promise<boolean> {
    const isStored = secretMs > 0;
    // Nobody is told of a receipt that goes back at once.
    const isTold = receipt.returnState === 'none';
    const channel = isTold && isStored ? toChannel(receipt) : null;
    const event = toReceiptEvent(registered.lottery);
    const messages = tell(
      receiptTopic,
      { event, id: receipt.id },
      { now: now(), afterChange: true },
    );
    const isSent = !isTold || isStored || (await sendReceipt(receipt, registered));
    if (!isSent) log.error('receipt-not-sent', { kind: receipt.provider });
    const isKept = await keepRegistered(db, receipt, registered, {
      now: now(),
      secretMs: isTold ? secretMs : 0,
      fault: isSent ? null : 'message',
      told: channel ? messages.statements[channel] : undefined,
    });
    if (channel) await drainOutbox(db, now, [receiptTopic], { keys: messages.keys });
    return isKept;
  }

  async function register(receipt: ClaimedReceipt): Promise<boolean> {
    if (receipt.taxed.total !== receipt.total) return fail(receipt, 'sum');
    const answer = await providers[receipt.provider].register(receipt);
    return answer.state === 'registered'
      ? keep(receipt, answer.registered)
      : fail(receipt, answer.error);
  }

  /** Gives back what is not paid for any more: the receipt, or the part of it. */
  async function giveBack(receipt: ClaimedReceipt): Promise<boolean> {
    const { id, attempts, left, total } = receipt;
    if (left === total) {
      await keepReceipt(db, id, now());
      return false;
    }
    if (left > 0) {
      if (receipt.provider === 'pos' && receipt.buyerKind === 'INDIVIDUAL') {
        await keepCorrection(db, await toCorrection(receipt, left), now());
        return true;
      }
      await leaveReturnToStaff(db, { id, attempts, error: 'part', now: now() });
      return false;
    }
    const answer = await providers[receipt.provider].giveBack(receipt);
    if (answer.state === 'failed') return fail(receipt, answer.error);
    if (answer.state === 'manual') {
      log.error('receipt-return-left', { kind: answer.error });
      await leaveReturnToStaff(db, { id, attempts, error: answer.error, now: now() });
      return false;
    }
    await keepReturned(db, id, now());
    return true;
  }

  async function handle(receipt: ClaimedReceipt): Promise<boolean> {
    try {
      return await (receipt.state === 'PENDING' ? register(receipt) : giveBack(receipt));
    } catch (cause) {
      log.warn('receipt-failed', { kind: receipt.provider, cause });
      return fail(receipt, 'failed');
    }
  }

  let done = 0;
  while (now() < deadline) {
    const { receipts, closed } = await claimReceipts(db, now(), { rows: claimRows, paymentId });
    if (receipts.length + closed.length === 0) break;
    await Promise.all(closed.map((one) => fail(one, 'sealed')));
    done += (await Promise.all(receipts.map(handle))).filter(Boolean).length;
  }
  return done;
}

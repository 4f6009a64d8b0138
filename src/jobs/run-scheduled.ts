import { DB, settings } from '#env.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { closeErasures } from '#features/privacy/erasure-store.ts';
import { closables } from '#closables.ts';
import { warnOfEnds } from '#features/new-number/warn-of-ends.ts';
import { expirePlaces } from '#features/preorder/expire-places.ts';
import { offerPlaces } from '#features/preorder/offer-places.ts';
import { tellBack } from '#features/stock-watch/tell-back.ts';
import { fillListings } from '#services/listings.ts';
import { compareReceipts } from '#payment/receipt/compare-store.ts';
import { registerReceipts } from '#payment/receipt/register.ts';
import { lapseOrders } from '#order/lapse.ts';
import { pollOrders } from '#order/poll.ts';
import { closeInvoices, expirePayments, resumePayments } from '#payment/end-due.ts';
import { reconcile } from '#payment/reconcile.ts';
import { sendRefunds } from '#payment/send-refunds.ts';
import { till } from '#till.ts';
import { topics } from '#topics.ts';
import { log } from '#lib/log.ts';
import { onceANight } from './nightly.ts';
import { resealOldRows } from './reseal.ts';
import { type Job, runJob } from './run-job.ts';
import { sweepExpired } from './sweep.ts';

/** Each with the event that says how many rows it changed. */
const jobs: Readonly<Record<string, { job: Job; event: string }>> = {
  // First, because somebody waits for what it sends.
  outbox: { job: (db, now) => drainOutbox(db, now, topics), event: 'messages-sent' },
  lapse: { job: lapseOrders, event: 'orders-lapsed' },
  orders: { job: pollOrders, event: 'orders-moved' },
  payments: { job: () => resumePayments(till), event: 'payments-resumed' },
  'payment-ends': { job: () => expirePayments(till), event: 'payments-expired' },
  'payment-closes': { job: () => closeInvoices(till), event: 'invoices-closed' },
  holds: { job: warnOfEnds, event: 'holds-told' },
  // Before places are offered, because each that ends is one.
  'preorder-ends': { job: expirePlaces, event: 'places-expired' },
  preorders: { job: offerPlaces, event: 'places-offered' },
  'stock-watches': { job: tellBack, event: 'back-in-stock-told' },
  refunds: { job: () => sendRefunds(till), event: 'refunds-sent' },
  reconcile: {
    job: (db, now) =>
      onceANight('reconcile', () => reconcile(till, [compareReceipts]), { db, now }),
    event: 'reconciled',
  },
  erasures: {
    job: (db) => closeErasures(db, { closables, keys: settings().DATA_KEYS }),
    event: 'erasures-closed',
  },
  sweep: { job: sweepExpired, event: 'swept' },
  reseal: {
    job: (db, now) => resealOldRows(settings().DATA_KEYS, db, now),
    event: 'resealed',
  },
  listings: { job: (db, now) => fillListings({ db, now }), event: 'listings-filled' },
  // Last, because the tax authority may take its time.
  receipts: { job: (db, now) => registerReceipts({ db, now }), event: 'receipts-registered' },
};

/** False where the job has failed. */
async function runAndLog(name: string, { job, event }: { job: Job; event: string }) {
  const startedAt = Date.now();
  try {
    const count = await runJob(name, job, { db: DB, now: Date.now });
    if (count) log.info(event, { count, ms: Date.now() - startedAt });
    return true;
  } catch (cause) {
    log.error('job-failed', { kind: name, cause });
    return false;
  }
}

/** Called every minute by the cron trigger of wrangler.toml; no address leads here. */
export async function runScheduled(): Promise<void> {
  const failed: string[] = [];
  for (const [name, job] of Object.entries(jobs)) {
    if (!(await runAndLog(name, job))) failed.push(name);
  }
  // Rejects, so that the platform lists the run as failed.
  if (failed.length > 0) throw new Error(`failed: ${failed.join()}`);
}

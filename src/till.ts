import { DB, waitUntil } from '#env.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { providers } from '#payment/providers.ts';
import { registerReceipts } from '#payment/receipt/register.ts';
import type { Till } from '#payment/till.ts';
import { runUnhurried } from '#request/context.ts';
import { payables } from './payables.ts';
import { topics } from './topics.ts';

/** What money is taken with. Pages, the edge and jobs read it, and hand it to whatever is below them. */
export const till: Till = {
  db: DB,
  now: Date.now,
  providers,
  payables,
  drain: (keys) => {
    if (keys.length > 0) waitUntil(runUnhurried(() => drainOutbox(DB, Date.now, topics, { keys })));
  },
  register: (paymentId) =>
    waitUntil(runUnhurried(() => registerReceipts({ db: DB, now: Date.now, paymentId }))),
};

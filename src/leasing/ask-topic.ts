import * as v from 'valibot';
import { DB, waitUntil } from '#env.ts';
import { drainOutbox, topic } from '#forms/outbox.ts';
import type { Outcome } from '#lib/outcome.ts';
import { assess } from './assess.ts';

/** A bureau does not answer: it is asked again later, by the outbox or when the customer presses. */
class NoAnswer extends Error {
  readonly kind = 'bureau';
}

export const toAskKey = (id: string) => `leasing ask ${id}`;

/** Has the bureaus asked after the fee was paid, also where nobody looks; for as long as the fee holds. */
export const leasingAskTopic = topic(
  'leasing-ask',
  v.strictObject({ id: v.string() }),
  async ({ id }): Promise<Outcome<null, NoAnswer>> => {
    const { state } = await assess(id);
    return state === 'failed'
      ? { ok: false, error: new NoAnswer('bureau') }
      : { ok: true, value: null };
  },
);

/** What waits in the outbox is sent now, while somebody looks. */
export const askSoon = (id: string): void =>
  waitUntil(drainOutbox(DB, Date.now, [leasingAskTopic], { keys: [toAskKey(id)] }));

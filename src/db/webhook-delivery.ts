import type { Delivery } from '#contracts/webhook.ts';
import { type Bound, bind, statement } from './statement.ts';

/** How long a message is remembered: senders repeat one that was not answered, each time with a new timestamp. */
export const deliveryMs = 24 * 3_600_000;

const insertDelivery = statement<{ source: string; id: string; at: number }, { id: string }>(
  `INSERT INTO webhook_delivery (source, id, at) VALUES (:source, :id, :at)
   ON CONFLICT (source, id) DO NOTHING RETURNING id`,
);

/**
 * The first statement of the batch in which a webhook has its effect, whose next statement is guarded by
 * `changes() = 1`: if the message was delivered before, it returns no row and nothing else is done.
 */
export function claimDelivery({ source, id, at }: Delivery): Bound<{ id: string }> {
  return bind(insertDelivery, { source, id, at });
}

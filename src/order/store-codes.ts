import { batchEach, type Bound } from '#db/statement.ts';
import { DB, waitUntil } from '#env.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { type Act, noteAct } from '#identity/staff/log.ts';
import { tell } from '#messages/message-topic.ts';
import { bindTakeFromHand } from './by-hand-store.ts';
import { bindCode } from './codes-store.ts';
import type { Code } from './digital-goods.ts';
import type { Order } from './model.ts';
import { bindMove, bindNote } from './move-store.ts';
import { orderMessageTopic } from './topics.ts';

type Parts = Record<string, Bound>;

/**
 * Stores the codes of an order, completes one that has nothing else, and tells the customer, each once. Of staff, who have
 * typed them, the act is logged; false where they do not wait for that any more.
 */
export async function storeCodes(
  order: Order,
  codes: readonly Code[],
  { now, act }: { now: number; act?: Act },
): Promise<boolean> {
  const { id, deliveryType } = order;
  const groups: Parts[] = [{ taken: bindTakeFromHand(id) }];
  if (act) groups.push({ log: noteAct({ at: now, ...act, act: 'codes', subject: id }) });
  const numbers = new Map<string, number>();
  for (const { productId, code } of codes) {
    const number = (numbers.get(productId) ?? 0) + 1;
    numbers.set(productId, number);
    groups.push({ code: await bindCode({ orderId: id, productId, number, code }, now) });
  }
  if (deliveryType === 'DIGITAL') {
    const given = { id, from: 'PLACED', to: 'COMPLETED', now } as const;
    groups.push({ moved: bindMove(given), noted: bindNote(given, 'system') });
  }
  // After the last code, or the note, which were new.
  const told = tell(
    orderMessageTopic,
    { event: 'order.codesSent', id },
    { now, afterChange: true },
  );
  for (const one of Object.values(told.statements)) if (one) groups.push({ told: one });
  const rows = await batchEach(DB, groups);
  waitUntil(drainOutbox(DB, Date.now, [orderMessageTopic], { keys: told.keys }));
  return (rows[0]?.['taken']?.length ?? 0) > 0;
}

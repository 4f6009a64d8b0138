import * as v from 'valibot';
import { batch } from '#db/statement.ts';
import { DB, waitUntil } from '#env.ts';
import { drainOutbox, topic } from '#forms/outbox.ts';
import { log } from '#lib/log.ts';
import type { Outcome } from '#lib/outcome.ts';
import { tell } from '#messages/message-topic.ts';
import { askForCodes, lacksCall } from '#services/orders.ts';
import { bindLeaveToHand } from './by-hand-store.ts';
import { isWhole, listDigital } from './digital-goods.ts';
import type { Order } from './model.ts';
import { storeCodes } from './store-codes.ts';
import { findOrderById } from './store.ts';
import { orderMessageTopic, tellPaid } from './topics.ts';

/** Commerce has answered, but not with the codes that were bought. */
class WrongCodes extends Error {
  readonly kind = 'codes';
}

export const toCodesKey = (id: string) => `order codes ${id}`;

/** Leaves the codes to the staff, and tells the customer that it takes longer; each once. */
async function leaveToHand({ id }: Order, now: number): Promise<void> {
  const told = tell(
    orderMessageTopic,
    { event: 'order.codesByHand', id },
    { now, afterChange: true },
  );
  const { left } = await batch(DB, { left: bindLeaveToHand(id, now), ...told.statements });
  if (left.length === 0) return;
  log.error('codes-by-hand', {});
  waitUntil(drainOutbox(DB, Date.now, [orderMessageTopic], { keys: told.keys }));
}

/**
 * Asks commerce for the codes of digital goods that were paid for. It is asked again until they are here, for the same
 * order, so that nothing is bought twice. Where it has no such call, or does not know the order, staff get them.
 */
export const codesTopic = topic(
  'order-codes',
  v.strictObject({ id: v.string() }),
  async (
    { id },
    key,
  ): Promise<Outcome<unknown, Error & { kind: string; status?: number | undefined }>> => {
    const order = await findOrderById(id);
    if (!order || order.status === 'CANCELED') return { ok: true, value: null };
    const lines = listDigital(order);
    // Commerce may not have heard of the money yet.
    const told = await tellPaid(order);
    if (!told.ok) return told;
    const answered = await askForCodes(key, { code: order.code, lines });
    if (!answered.ok && lacksCall(answered.error)) {
      await leaveToHand(order, Date.now());
      return { ok: true, value: null };
    }
    if (!answered.ok) return answered;
    const bought = new Set(lines.map(({ productId }) => productId));
    const codes = answered.value.codes.filter(({ productId }) => bought.has(productId));
    if (!isWhole(lines, codes)) return { ok: false, error: new WrongCodes('codes') };
    await storeCodes(order, codes, { now: Date.now() });
    return { ok: true, value: null };
  },
);

import * as v from 'valibot';
import { batchEach, type Bound } from '#db/statement.ts';
import { DB, waitUntil } from '#env.ts';
import { drainOutbox, topic } from '#forms/outbox.ts';
import type { Outcome } from '#lib/outcome.ts';
import { tell } from '#messages/message-topic.ts';
import { askForCodes } from '#services/orders.ts';
import { bindCode } from './codes-store.ts';
import type { Order } from './model.ts';
import { bindMove, bindNote } from './move-store.ts';
import { findOrderById } from './store.ts';
import { orderMessageTopic, tellPaid } from './topics.ts';

/** Commerce has answered, but not with the codes that were bought. */
class WrongCodes extends Error {
  readonly kind = 'codes';
}

export const toCodesKey = (id: string) => `order codes ${id}`;

/** What is bought of digital goods, each product once. */
export function listDigital({
  lines,
}: Pick<Order, 'lines'>): { productId: string; quantity: number }[] {
  const counts = new Map<string, number>();
  for (const { type, productId, quantity } of lines) {
    if (type === 'DIGITAL') counts.set(productId, (counts.get(productId) ?? 0) + quantity);
  }
  return [...counts].map(([productId, quantity]) => ({ productId, quantity }));
}

type Codes = readonly { productId: string; code: string }[];

/** Whether there are as many as were bought, of each. */
const isWhole = (bought: readonly { productId: string; quantity: number }[], codes: Codes) =>
  bought.every(
    ({ productId, quantity }) =>
      codes.filter((one) => one.productId === productId).length === quantity,
  );

/** Stores the codes, completes an order that has nothing else, and tells the customer, each once. */
async function storeCodes(order: Order, codes: Codes, now: number): Promise<void> {
  const { id, deliveryType } = order;
  const numbers = new Map<string, number>();
  const groups: Record<string, Bound>[] = [];
  for (const { productId, code } of codes) {
    const number = (numbers.get(productId) ?? 0) + 1;
    numbers.set(productId, number);
    groups.push({ code: await bindCode({ ownerId: id, productId, number, code }, now) });
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
  await batchEach(DB, groups);
  waitUntil(drainOutbox(DB, Date.now, [orderMessageTopic], { keys: told.keys }));
}

/**
 * Asks commerce for the codes of digital goods that were paid for. It is asked again until they are here, for the same
 * order, so that nothing is bought twice.
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
    if (!answered.ok) return answered;
    const bought = new Set(lines.map(({ productId }) => productId));
    const codes = answered.value.codes.filter(({ productId }) => bought.has(productId));
    if (!isWhole(lines, codes)) return { ok: false, error: new WrongCodes('codes') };
    await storeCodes(order, codes, Date.now());
    return { ok: true, value: null };
  },
);

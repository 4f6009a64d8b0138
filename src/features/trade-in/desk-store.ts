import { batch, bind, findRow, readRows, statement } from '#db/statement.ts';
import { DB, waitUntil } from '#env.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { type Act, noteChange } from '#identity/staff/log.ts';
import { type MessageTopic, tell } from '#messages/message-topic.ts';
import { columns, type FoundEstimate, openEstimate } from './store.ts';

type Row = Parameters<typeof openEstimate>[0];

const findByCode = statement<{ code: string }, Row>(
  `SELECT ${columns} FROM trade_in WHERE code = :code`,
);
const listRedeemed = statement<{ limit: number }, Row>(
  `SELECT ${columns} FROM trade_in WHERE redeemed_at IS NOT NULL ORDER BY redeemed_at DESC LIMIT :limit`,
);
/** A code is good once, and until its time: whoever of two is second changes nothing. */
const redeem = statement<{ id: string; finalPrice: number; now: number }, { id: string }>(
  `UPDATE trade_in SET status = 'REDEEMED', final_price = :finalPrice, redeemed_at = :now
   WHERE id = :id AND status = 'OPEN' AND expires_at > :now RETURNING id`,
);

/** As a code is read out or scanned. */
export const toTypedCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

export async function findByTypedCode(typed: string): Promise<FoundEstimate | null> {
  const row = await findRow(DB, bind(findByCode, { code: toTypedCode(typed) }));
  return row && openEstimate(row);
}

/** What was handed in last. */
export async function readRedeemed(limit: number): Promise<FoundEstimate[]> {
  return Promise.all((await readRows(DB, bind(listRedeemed, { limit }))).map(openEstimate));
}

/** Takes the code, for the price that was set in the branch. False where it is not good any more. */
export async function redeemEstimate(
  { id, price }: Pick<FoundEstimate, 'id' | 'price'>,
  { finalPrice, topic, who, reason }: Act & { finalPrice: number; topic: MessageTopic },
  now: number = Date.now(),
): Promise<boolean> {
  const event = { event: 'tradeIn.redeemed', id } as const;
  const { statements, keys } = tell(topic, event, { now, afterChange: true });
  const { redeemed } = await batch(DB, {
    redeemed: bind(redeem, { id, finalPrice, now }),
    noted: noteChange(
      { at: now, who, act: 'trade-in', subject: id, reason },
      { before: { price }, after: { price: finalPrice } },
    ),
    ...statements,
  });
  waitUntil(drainOutbox(DB, Date.now, [topic], { keys }));
  return redeemed.length > 0;
}

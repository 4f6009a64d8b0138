import type { D1Database } from '@cloudflare/workers-types';
import type { MoneyRow } from '#db/payment-schema.ts';
import { retryTransient } from '#db/retry-transient.ts';
import { type Bound, batch, bind, findRow, readRows, statement } from '#db/statement.ts';
import { type Act, noteAct } from '#identity/staff/log.ts';
import { toDifferenceId } from './difference-store.ts';
import type { Consequence } from './payable.ts';
import { bindRefundOfMoney, isPaidOtherwise } from './settle-store.ts';
import { isOpenRow } from './store.ts';

/** Money that a provider has received, and that belongs to no payment of ours. */
export type UnmatchedMoney = Pick<
  MoneyRow,
  'provider' | 'providerPaymentId' | 'amount' | 'kind' | 'at'
>;
export type MoneyKey = Pick<MoneyRow, 'provider' | 'providerPaymentId'>;

const columns = `provider, provider_payment_id AS "providerPaymentId", amount, kind, at`;
const ofKey = 'provider = :provider AND provider_payment_id = :providerPaymentId';
/** Nobody has said yet what is to become of it. */
const isFree = `used_as = 'unmatched' AND explained_at IS NULL AND NOT EXISTS (SELECT 1 FROM refund r
  WHERE r.provider = money.provider AND r.provider_payment_id = money.provider_payment_id)`;

const list = statement<{ rows: number }, UnmatchedMoney>(
  `SELECT ${columns} FROM money WHERE ${isFree} ORDER BY at LIMIT :rows`,
);
const find = statement<MoneyKey, UnmatchedMoney>(
  `SELECT ${columns} FROM money WHERE ${ofKey} AND ${isFree}`,
);
const explain = statement<MoneyKey & { now: number }, MoneyKey>(
  `UPDATE money SET explained_at = :now WHERE ${ofKey} AND ${isFree}
   RETURNING provider, provider_payment_id AS "providerPaymentId"`,
);
const refund = statement<MoneyKey & { id: string; now: number }, { id: string }>(
  `INSERT INTO refund (id, provider, provider_payment_id, payment_id, amount, reason, created_at, updated_at)
   SELECT :id, provider, provider_payment_id, NULL, amount, 'unmatched', :now, :now FROM money
   WHERE ${ofKey} AND ${isFree} ON CONFLICT DO NOTHING RETURNING id`,
);
/** Of a payment that has ended: one that is open is settled by its own money only. */
const assign = statement<MoneyKey & { paymentId: string }, MoneyKey>(
  `UPDATE money SET payment_id = :paymentId, used_as = (SELECT CASE
       WHEN p.state = 'SUCCESS' OR ${isPaidOtherwise} THEN 'double'
       WHEN p.amount <> money.amount THEN 'amount' ELSE 'late' END FROM payment p WHERE p.id = :paymentId)
   WHERE ${ofKey} AND ${isFree} AND EXISTS (SELECT 1 FROM payment p WHERE p.id = :paymentId AND NOT p.${isOpenRow})
   RETURNING provider, provider_payment_id AS "providerPaymentId"`,
);

/** After the rest: it says of itself whether somebody has dealt with the money. */
const close = statement<MoneyKey & { id: string; now: number }>(
  `UPDATE difference SET state = 'CLOSED', closed_at = :now WHERE id = :id AND state = 'OPEN'
   AND NOT EXISTS (SELECT 1 FROM money WHERE ${ofKey} AND ${isFree})`,
);

/** What the reconciliation calls it. */
const foundAs = 'moneyUnknown';

export const readUnmatchedMoney = (db: D1Database, rows: number): Promise<UnmatchedMoney[]> =>
  readRows(db, bind(list, { rows }));

/** Null where somebody has dealt with it. */
export const findUnmatchedMoney = (db: D1Database, key: MoneyKey): Promise<UnmatchedMoney | null> =>
  findRow(db, bind(find, key));

interface Dealt {
  act: Act;
  now: number;
}

/**
 * Does it, logs it and closes the difference that was found with it, in one batch; false where somebody was faster. What
 * follows the note has its effect only if that was written.
 */
async function deal(
  db: D1Database,
  key: MoneyKey,
  parts: { done: Bound<object>; refunded?: Bound; told?: Readonly<Record<string, Bound>> },
  { name, act, now }: Dealt & { name: string },
): Promise<boolean> {
  const { done, refunded, told } = parts;
  const subject = `${key.provider} ${key.providerPaymentId}`;
  const noted = noteAct({ at: now, ...act, act: name, subject });
  const closed = bind(close, {
    ...key,
    id: await toDifferenceId(foundAs, key.providerPaymentId),
    now,
  });
  const rows = await retryTransient(() => batch(db, { done, refunded, noted, ...told, closed }));
  return (rows.done?.length ?? 0) > 0;
}

/** It is nothing of ours, or was settled elsewhere. */
export const explainMoney = (db: D1Database, key: MoneyKey, dealt: Dealt): Promise<boolean> =>
  deal(
    db,
    key,
    { done: bind(explain, { ...key, now: dealt.now }) },
    { name: 'money-explained', ...dealt },
  );

/** It goes back to where it came from. */
export const giveMoneyBack = (db: D1Database, key: MoneyKey, dealt: Dealt): Promise<boolean> =>
  deal(
    db,
    key,
    { done: bind(refund, { ...key, id: crypto.randomUUID(), now: dealt.now }) },
    { name: 'money-back', ...dealt },
  );

/** It is of a payment that has ended: it goes back as what came too late or twice, and its customer is told. */
export const assignMoney = (
  db: D1Database,
  key: MoneyKey,
  {
    paymentId,
    refundId,
    told,
  }: { paymentId: string; refundId: string; told: Consequence['statements'] },
  dealt: Dealt,
): Promise<boolean> =>
  deal(
    db,
    key,
    {
      done: bind(assign, { ...key, paymentId }),
      refunded: bindRefundOfMoney(key, refundId, dealt.now),
      told,
    },
    { name: 'money-assigned', ...dealt },
  );

import { type Bound, bind, statement } from '#db/statement.ts';
import { closeReviewSql, wakeSql } from '#payment/hold-store.ts';
import { toCodesKey } from './codes-topic.ts';

type Ended = { kind: string; subjectId: string; now: number };
const close = statement<Ended>(
  closeReviewSql(
    `(SELECT CASE status WHEN 'CANCELED' THEN 'REFUSED' END FROM shop_order WHERE id = :subjectId)`,
  ),
);
const wake = statement<Ended & { key: string }>(wakeSql);

/** Whoever has canceled it, nobody has to decide about its codes any more, and their message finds that. */
export function bindCloseReview(orderId: string, now: number): Record<'closed' | 'woken', Bound> {
  const ended = { kind: 'order', subjectId: orderId, now };
  return { closed: bind(close, ended), woken: bind(wake, { ...ended, key: toCodesKey(orderId) }) };
}

import { DB } from '#env.ts';
import { tables } from './ending-tables.ts';

const day = 24 * 60 * 60_000;

/** Inserts `count` rows, for some children twice as many, into each table. They expire at `end`. */
export async function addRows(prefix: string, count: number, end: number): Promise<void> {
  const rows = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
  const add = (table: string, values: string) =>
    DB.prepare(
      `${rows} INSERT INTO ${table} SELECT ${values.replaceAll('ID', `'${prefix}' || i`)} FROM n`,
    );
  await DB.batch([
    add('lease', `ID, ${end}`),
    add('cache_fill', `ID, 0, ${end}, NULL, 'text', 0`),
    add('content_tag', `ID, ${end - 8 * day}`),
    add(
      'kiosk_device (id, branch_id, name, created_at, link_expires_at)',
      `ID, 'b', 'n', 0, ${end}`,
    ),
    add('webhook_delivery', `'s', ID, ${end - day}`),
    add('visitor', `ID, 0, ${end}`),
    add('session (id, visitor_id, created_at, expires_at)', `ID, ID, 0, ${end}`),
    add('consent (visitor_id, version, purposes, at)', `ID, 'v', '[]', 0`),
    add('fresh_code', `ID, 'p', '99', 0, ${end}`),
    add('account_log', `ID, '99', 'puk', 'mn', ${end - 730 * day}, NULL, NULL`),
    add(
      'tan_challenge (id, visitor_id, purpose, channel, address, code_hash, issued_at, expires_at)',
      `ID, ID, 'p', 'sms', '99', ID, 0, ${end - 10 * 60_000}`,
    ),
    add('tan_issue', `ID, 's', ID, 'n', NULL, ${end - day}`),
    add(
      'dan_attempt',
      `ID, ID, 'p', 'owner', '99', NULL, NULL, '/', ${end - day / 24}, ${end}, NULL, NULL`,
    ),
    add('web_view_token', `ID, ${end}`),
    add('web_view_offer', `ID, '99', 0, '/', ${end}`),
    add('product_rating', `ID, 'a', 5, 1, NULL, NULL`),
    add('product_rating', `ID, 'b', 5, 1, NULL, NULL`),
    add('seen_price', `ID, 'p', 1, ${end}`),
    add('customer_cart', `ID, '[]', 'r', 0, 0, ${end}`),
    add('operation', `ID, 'o', 'f', 'h', 'done', 1, 0, '{}', 0, ${end}`),
    add(
      'outbox (topic, body, key, state, created_at, next_at, done_at)',
      `'t', '', ID, 'done', 0, 0, ${end - 3 * day}`,
    ),
    add(
      'home_request',
      `ID, ID, 'v', 'NOTIFY', 'REQUESTED', NULL, NULL, NULL, 'mn', '{}', 'sealed', 'k1', 0, ${end - 396 * day}`,
    ),
    add(
      'package_shift',
      `ID, ID, 'v', ID, '2026-01', 'DONE', 'UP', '2026-01-02', '[]', 'mn', 'sealed', 'k1', 0, 0, 0, NULL, ${end - 396 * day}`,
    ),
    add(
      'stars_order (id, code, visitor_id, language, personal, key_id, created_at, updated_at)',
      `ID, ID, 'v', 'mn', 'sealed', 'k1', 0, ${end - 396 * day}`,
    ),
    add(
      'trade_in (id, code, visitor_id, estimate, language, created_at, expires_at)',
      `ID, ID, 'v', '{}', 'mn', 0, ${end - 90 * day}`,
    ),
    add('effort', `ID, 'f', '2026-01-01', 5, NULL, NULL, 'mn', ${end - 90 * day}`),
    add('staff_log (at, who, act, subject, reason)', `${end - 730 * day}, ID, 'a', 's', 'r'`),
    add('difference', `ID, 'k', 's', '{}', 'CLOSED', 0, ${end - 730 * day}`),
    add(
      `refund (id, provider, provider_payment_id, amount, reason, created_at, updated_at)`,
      `ID, 'qpay', ID, 1, 'late', 0, ${end - 3653 * day}`,
    ),
    add('money', `'qpay', ID, NULL, 1, 'P2P', 'unmatched', ${end - 3653 * day}, NULL`),
    add(
      `payment (id, subject_kind, subject_id, visitor_id, provider, reference, amount, state, callback_hash, sealed,
         key_id, language, expires_at, created_at, updated_at)`,
      `ID, 'order', ID, 'v', 'qpay', ID, 1, 'SUCCESS', 'h', 'sealed', 'k1', 'mn', 0, 0, ${end - 3653 * day}`,
    ),
    add('receipt_secret', `ID, 'sealed', 'k1', ${end}`),
    add(
      `receipt (id, number, payment_id, provider, paid_by, buyer_kind, buyer, key_id, lines, total, bill_suffix, next_at,
         give_up_at, created_at, updated_at)`,
      `ID, (SELECT coalesce(max(number), 0) FROM receipt) + i, ID, 'pos', 'qpay', 'COMPANY', 'sealed', 'k1', '[]', 1,
       's', 0, 0, 0, ${end - 3650 * day}`,
    ),
    add('rating_share', `ID, 'p', 'n', ${end - day / 24}`),
    add('velocity', `ID, 'k', 'w', 1, 1, ${end}`),
    add('review', `ID, 'purchase', ID, 'o', 'w', 'RELEASED', 0, ${end - 730 * day}`),
    add(
      'preorder_place',
      `ID, 'p', 'x', ID, ID, 'LAPSED', NULL, NULL, 0, 0, ${end - 30 * day}, NULL`,
    ),
    add(
      'preorder_line',
      `ID, 'p', 'x', ID, 'v', NULL, 'ENDED', 'sealed', 'k1', 'mn', 0, NULL, 0, ${end - 180 * day}`,
    ),
    add('stock_watch', `ID, 'p', '', ID, 'v', NULL, 'sms', 'sealed', 'k1', 'mn', 0, ${end}, NULL`),
    add('greeting_report', `ID, 'khadag', 'insult', 1, 'REPORTED', ${end - 90 * day}`),
    add('number_holder', `ID, NULL, ${end - 30 * day}`),
    add(
      `sim_recovery (id, token_hash, stop_hash, code, isdn, visitor_id, state, way, amount, language, personal, key_id,
         created_at, expires_at, updated_at)`,
      `ID, ID, ID, ID, '99', 'v', 'FAILED', 'ESIM', 1, 'mn', 'sealed', 'k1', 0, 0, ${end - 365 * day}`,
    ),
    add('sim_change', `ID, ${end - day}`),
    add(
      `shop_order (id, code, submit_key, draft_id, visitor_id, phone_hash, status, delivery_type, goods, discount,
         delivery, total, lines, language, consent, personal, key_id, created_at, updated_at)`,
      `ID, ID, ID, 'd', 'v', 'h', 'LAPSED', 'PICKUP', 1, 0, 0, 1, '[]', 'mn', '{}', 'sealed', 'k1', 0, ${end - 30 * day}`,
    ),
    add(
      'number_hold',
      `ID, '99', 'v', 'n', NULL, 0, ${end - day}, NULL, 'h', 'c', 'd', 'mn', NULL`,
    ),
    add('leasing_fee', `ID, '99', 'c', 0, ${end}`),
    add('leasing_report', `ID, ID, 'sealed', 'k1', ${end}`),
    add(
      `leasing_assessment (id, token_hash, code, draft_id, revision, visitor_id, state, language, personal, key_id, created_at,
         updated_at)`,
      `ID, ID, ID, ID, 1, 'v', 'REJECTED', 'mn', 'sealed', 'k1', 0, ${end - 90 * day}`,
    ),
    add('recipient', `ID, ID, 'h', 'sealed', 'k1', ${end - 400 * day}`),
    add(
      `purchase (id, token_hash, code, kind, draft_id, visitor_id, amount, language, personal, key_id, created_at,
         updated_at)`,
      `ID, ID, ID, 'bill', '', 'v', 1, 'mn', 'sealed', 'k1', 0, ${end - 30 * day}`,
    ),
    add('staff_try', `ID, 'n', ${end - day / 24}`),
    add('draft_end', `ID, 'k', 'v', NULL, 1, 'o', 'op', ${end - 3 * day}`),
    add('cart', `ID, ${end}`),
    add('cart_item', `ID, 'a', 'a', 1, NULL, 0`),
    add('cart_item', `ID, 'b', 'b', 1, NULL, 0`),
    add(
      'draft (id, kind, version, step, data, key_id, visitor_id, created_at, expires_at)',
      `ID, 'k', 1, 's', 'sealed', 'k1', ID, 0, ${end}`,
    ),
    add(
      'identity_proof',
      `ID, ID, 'p', 'dan', 'applicant', NULL, ID, 'h', 'sealed', 'k1', 0, ${end}`,
    ),
    add('draft_handoff', `ID, ID, ID, 'v', 0`),
  ]);
}

export async function countRows(): Promise<Record<string, number>> {
  const counts = await Promise.all(
    tables.map(async (table): Promise<[string, number]> => {
      const n = await DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>('n');
      return [table, n ?? 0];
    }),
  );
  return Object.fromEntries(counts);
}

/** What `countRows` returns when `count` rows of `addRows` are left in each table. */
export const everywhere = (count: number) => ({
  ...Object.fromEntries(tables.map((table) => [table, count])),
  product_rating: 2 * count,
  cart_item: 2 * count,
});

export async function forgetRows(): Promise<void> {
  await DB.batch(tables.map((table) => DB.prepare(`DELETE FROM ${table}`)));
}

import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { codeColumns } from './code-schema.ts';

/** The tables of what is paid for beside the shop; as schema.ts, types only. `personal` is JSON, sealed. */
export const purchase = sqliteTable(
  'purchase',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    code: text('code').notNull(),
    /** One of `src/purchase/kinds.ts`. */
    kind: text('kind').notNull(),
    status: text('status', { enum: ['AWAITING_PAYMENT', 'PAID', 'DONE', 'REFUSED'] })
      .notNull()
      .default('AWAITING_PAYMENT'),
    /** Empty where it was bought with one press, without a draft. */
    draftId: text('draft_id').notNull(),
    visitorId: text('visitor_id').notNull(),
    isdn: text('isdn'),
    /** MNT. */
    amount: integer('amount').notNull(),
    /** Of a bill: what was more than due. */
    credit: integer('credit'),
    language: text('language', { enum: ['mn', 'en'] }).notNull(),
    personal: text('personal').notNull(),
    keyId: text('key_id').notNull(),
    createdAt: integer('created_at').notNull(),
    paidAt: integer('paid_at'),
    /** Since when the service may have heard of it. */
    sentAt: integer('sent_at'),
    endedAt: integer('ended_at'),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('purchase_token').on(table.tokenHash),
    uniqueIndex('purchase_code').on(table.code),
    index('purchase_draft')
      .on(table.draftId)
      .where(sql`draft_id <> ''`),
    index('purchase_isdn')
      .on(table.isdn, table.createdAt, table.id)
      .where(sql`isdn IS NOT NULL`),
    index('purchase_paid')
      .on(table.paidAt)
      .where(sql`status = 'PAID'`),
    index('purchase_paid_at')
      .on(table.paidAt)
      .where(sql`paid_at IS NOT NULL`),
    index('purchase_visitor').on(table.visitorId),
    index('purchase_updated_at').on(table.updatedAt),
    index('purchase_key').on(table.keyId, table.id),
  ],
);

export const wifiCode = sqliteTable(
  'wifi_code',
  {
    id: text('id').primaryKey(),
    purchaseId: text('purchase_id')
      .notNull()
      .references(() => purchase.id, { onDelete: 'cascade' }),
    ...codeColumns,
  },
  (table) => [
    uniqueIndex('wifi_code_once').on(table.purchaseId, table.productId, table.number),
    index('wifi_code_key').on(table.keyId, table.id),
  ],
);

export const recipient = sqliteTable(
  'recipient',
  {
    id: text('id').primaryKey(),
    isdn: text('isdn').notNull(),
    numberHash: text('number_hash').notNull(),
    /** Sealed. */
    number: text('number').notNull(),
    keyId: text('key_id').notNull(),
    usedAt: integer('used_at').notNull(),
  },
  (table) => [
    uniqueIndex('recipient_once').on(table.isdn, table.numberHash),
    index('recipient_used_at').on(table.usedAt),
    index('recipient_key').on(table.keyId, table.id),
  ],
);

export type PurchaseRow = typeof purchase.$inferSelect;
export type RecipientRow = typeof recipient.$inferSelect;

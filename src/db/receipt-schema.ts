import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** VAT receipts; as schema.ts, types only. `buyer` and `lines` are JSON, the first sealed. */
export const receipt = sqliteTable(
  'receipt',
  {
    id: text('id').primaryKey(),
    number: integer('number').notNull(),
    paymentId: text('payment_id').notNull(),
    /** The receipt that this one corrects. */
    follows: text('follows'),
    provider: text('provider', { enum: ['qpay', 'pos'] }).notNull(),
    /** The payment's provider. */
    paidBy: text('paid_by', { enum: ['qpay', 'golomt'] }).notNull(),
    state: text('state', { enum: ['PENDING', 'REGISTERED', 'ERROR', 'RETURNED'] })
      .notNull()
      .default('PENDING'),
    returnState: text('return_state', { enum: ['none', 'DUE', 'DONE', 'MANUAL'] })
      .notNull()
      .default('none'),
    buyerKind: text('buyer_kind', { enum: ['INDIVIDUAL', 'COMPANY'] }).notNull(),
    buyer: text('buyer').notNull(),
    keyId: text('key_id').notNull(),
    lines: text('lines').notNull(),
    /** MNT. */
    total: integer('total').notNull(),
    /** Both with two decimals, as they were registered. */
    vat: text('vat').notNull().default(''),
    cityTax: text('city_tax').notNull().default(''),
    billSuffix: text('bill_suffix').notNull(),
    providerReceiptId: text('provider_receipt_id'),
    /** `YYYY-MM-DD HH:mm:ss` in Ulaanbaatar. */
    registeredAt: text('registered_at'),
    attempts: integer('attempts').notNull().default(0),
    nextAt: integer('next_at').notNull(),
    giveUpAt: integer('give_up_at').notNull(),
    lastError: text('last_error'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('receipt_number').on(table.number),
    uniqueIndex('receipt_payment')
      .on(table.paymentId)
      .where(sql`follows IS NULL`),
    uniqueIndex('receipt_follows')
      .on(table.follows)
      .where(sql`follows IS NOT NULL`),
    index('receipt_of').on(table.paymentId, table.createdAt),
    index('receipt_due')
      .on(table.nextAt)
      .where(sql`state = 'PENDING' OR return_state = 'DUE'`),
    index('receipt_error')
      .on(table.createdAt)
      .where(
        sql`state = 'ERROR' OR return_state = 'MANUAL' OR (state = 'PENDING' AND attempts > 2)
          OR (state = 'REGISTERED' AND last_error IS NOT NULL)`,
      ),
    index('receipt_key').on(table.keyId, table.id),
    index('receipt_updated_at').on(table.updatedAt),
  ],
);

/** Of a receipt, by its id. `sealed` is JSON. */
export const receiptSecret = sqliteTable(
  'receipt_secret',
  {
    id: text('id').primaryKey(),
    sealed: text('sealed').notNull(),
    keyId: text('key_id').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    index('receipt_secret_expires_at').on(table.expiresAt),
    index('receipt_secret_key').on(table.keyId, table.id),
  ],
);

export type ReceiptRow = typeof receipt.$inferSelect;
export type ReceiptSecretRow = typeof receiptSecret.$inferSelect;

import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';

const provider = () => text('provider', { enum: ['qpay', 'golomt'] }).notNull();

/** The tables of money: attempts to pay, what providers received, and what goes back; as schema.ts, types only. */
export const payment = sqliteTable(
  'payment',
  {
    id: text('id').primaryKey(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    visitorId: text('visitor_id').notNull(),
    isdn: text('isdn'),
    provider: provider(),
    reference: text('reference').notNull(),
    /** MNT. */
    amount: integer('amount').notNull(),
    state: text('state', {
      enum: ['CREATED', 'PENDING', 'SUCCESS', 'FAILED', 'EXPIRED', 'CANCELED'],
    })
      .notNull()
      .default('CREATED'),
    invoiceId: text('invoice_id'),
    callbackHash: text('callback_hash').notNull(),
    /** JSON, sealed. */
    sealed: text('sealed').notNull(),
    keyId: text('key_id').notNull(),
    settlement: text('settlement'),
    failReason: text('fail_reason'),
    language: text('language', { enum: ['mn', 'en'] }).notNull(),
    leaseUntil: integer('lease_until').notNull().default(0),
    checkedAt: integer('checked_at').notNull().default(0),
    expiresAt: integer('expires_at').notNull(),
    closeAt: integer('close_at'),
    paidAt: integer('paid_at'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('payment_reference').on(table.provider, table.reference),
    uniqueIndex('payment_invoice')
      .on(table.provider, table.invoiceId)
      .where(sql`invoice_id IS NOT NULL`),
    index('payment_subject').on(table.subjectKind, table.subjectId, table.createdAt),
    uniqueIndex('payment_success')
      .on(table.subjectKind, table.subjectId)
      .where(sql`state = 'SUCCESS'`),
    uniqueIndex('payment_open')
      .on(table.subjectKind, table.subjectId)
      .where(sql`state IN ('CREATED', 'PENDING')`),
    index('payment_ends')
      .on(table.expiresAt)
      .where(sql`state IN ('CREATED', 'PENDING')`),
    index('payment_close')
      .on(table.closeAt)
      .where(sql`close_at IS NOT NULL`),
    index('payment_key').on(table.keyId, table.id),
    index('payment_updated_at').on(table.updatedAt),
  ],
);

export const money = sqliteTable(
  'money',
  {
    provider: provider(),
    providerPaymentId: text('provider_payment_id').notNull(),
    paymentId: text('payment_id'),
    amount: integer('amount').notNull(),
    /** P2P or CARD, as the provider says. */
    kind: text('kind').notNull(),
    usedAs: text('used_as', {
      enum: ['settled', 'late', 'double', 'amount', 'soldOut', 'unmatched'],
    }).notNull(),
    at: integer('at').notNull(),
    /** Of unmatched money about which nothing is to be done. */
    explainedAt: integer('explained_at'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.providerPaymentId] }),
    index('money_payment')
      .on(table.paymentId)
      .where(sql`payment_id IS NOT NULL`),
    index('money_at').on(table.at),
  ],
);

export const refund = sqliteTable(
  'refund',
  {
    id: text('id').primaryKey(),
    provider: provider(),
    providerPaymentId: text('provider_payment_id').notNull(),
    paymentId: text('payment_id'),
    amount: integer('amount').notNull(),
    reason: text('reason', {
      enum: ['late', 'double', 'amount', 'unmatched', 'canceled', 'soldOut', 'returned', 'staff'],
    }).notNull(),
    state: text('state', { enum: ['DUE', 'SENT', 'DONE', 'MANUAL'] })
      .notNull()
      .default('DUE'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('refund_once')
      .on(table.provider, table.providerPaymentId, table.reason)
      .where(sql`reason <> 'returned'`),
    index('refund_open')
      .on(table.state, table.createdAt)
      .where(sql`state <> 'DONE'`),
    index('refund_payment')
      .on(table.paymentId)
      .where(sql`payment_id IS NOT NULL`),
    index('refund_updated_at').on(table.updatedAt),
  ],
);

export const difference = sqliteTable(
  'difference',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    /** JSON. */
    detail: text('detail').notNull(),
    state: text('state', { enum: ['OPEN', 'CLOSED'] })
      .notNull()
      .default('OPEN'),
    foundAt: integer('found_at').notNull(),
    closedAt: integer('closed_at'),
  },
  (table) => [
    index('difference_open')
      .on(table.foundAt)
      .where(sql`state = 'OPEN'`),
    index('difference_closed_at')
      .on(table.closedAt)
      .where(sql`closed_at IS NOT NULL`),
  ],
);

export type PaymentRow = typeof payment.$inferSelect;
export type MoneyRow = typeof money.$inferSelect;
export type RefundRow = typeof refund.$inferSelect;
export type DifferenceRow = typeof difference.$inferSelect;

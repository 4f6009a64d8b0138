import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** The tables of leases; as schema.ts, types only. */
export const leasingAssessment = sqliteTable(
  'leasing_assessment',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    code: text('code').notNull(),
    draftId: text('draft_id').notNull(),
    revision: integer('revision').notNull(),
    visitorId: text('visitor_id').notNull(),
    isdn: text('isdn'),
    state: text('state', {
      enum: ['FEE', 'ASKING', 'PENDING', 'COMPLETE', 'REJECTED', 'LETTER', 'CLOSED'],
    }).notNull(),
    failed: text('failed').notNull().default(''),
    reason: text('reason').notNull().default(''),
    /** In MNT. */
    monthly: integer('monthly'),
    usableUntil: integer('usable_until'),
    orderId: text('order_id'),
    language: text('language', { enum: ['mn', 'en'] }).notNull(),
    /** Sealed. */
    personal: text('personal').notNull(),
    keyId: text('key_id').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('leasing_assessment_token').on(table.tokenHash),
    uniqueIndex('leasing_assessment_code').on(table.code),
    uniqueIndex('leasing_assessment_draft').on(table.draftId, table.revision),
    index('leasing_assessment_visitor').on(table.visitorId, table.createdAt),
    index('leasing_assessment_isdn')
      .on(table.isdn, table.createdAt)
      .where(sql`isdn IS NOT NULL`),
    index('leasing_assessment_open')
      .on(table.createdAt)
      .where(sql`state IN ('PENDING', 'LETTER')`),
    index('leasing_assessment_updated').on(table.updatedAt),
    index('leasing_assessment_key').on(table.keyId, table.id),
  ],
);

export const leasingFee = sqliteTable(
  'leasing_fee',
  {
    /** Of its purchase. */
    id: text('id').primaryKey(),
    isdn: text('isdn').notNull(),
    /** By which the bureaus know it. */
    code: text('code').notNull(),
    paidAt: integer('paid_at').notNull(),
    validUntil: integer('valid_until').notNull(),
  },
  (table) => [
    index('leasing_fee_isdn').on(table.isdn, table.validUntil),
    index('leasing_fee_until').on(table.validUntil),
  ],
);

export const leasingReport = sqliteTable(
  'leasing_report',
  {
    id: text('id').primaryKey(),
    feeId: text('fee_id')
      .notNull()
      .references(() => leasingFee.id, { onDelete: 'cascade' }),
    /** Sealed. */
    report: text('report').notNull(),
    keyId: text('key_id').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    index('leasing_report_fee').on(table.feeId),
    index('leasing_report_until').on(table.expiresAt),
    index('leasing_report_key').on(table.keyId, table.id),
  ],
);

export type LeasingAssessmentRow = typeof leasingAssessment.$inferSelect;
export type LeasingFeeRow = typeof leasingFee.$inferSelect;
export type LeasingReportRow = typeof leasingReport.$inferSelect;

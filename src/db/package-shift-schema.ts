import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** Changes of plans; as schema.ts, types only. `personal` and `refusals` are JSON, `month` is `YYYY-MM` in Ulaanbaatar. */
export const packageShift = sqliteTable(
  'package_shift',
  {
    id: text('id').primaryKey(),
    code: text('code').notNull(),
    visitorId: text('visitor_id').notNull(),
    isdn: text('isdn').notNull(),
    month: text('month').notNull(),
    state: text('state', { enum: ['SENDING', 'DONE', 'REFUSED', 'FAILED'] })
      .notNull()
      .default('SENDING'),
    change: text('change', { enum: ['UP', 'DOWN', 'EVEN'] }).notNull(),
    effectiveOn: text('effective_on').notNull(),
    refusals: text('refusals').notNull().default('[]'),
    language: text('language', { enum: ['mn', 'en'] }).notNull(),
    personal: text('personal').notNull(),
    keyId: text('key_id').notNull(),
    createdAt: integer('created_at').notNull(),
    sentAt: integer('sent_at'),
    endedAt: integer('ended_at'),
    notedAt: integer('noted_at'),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('package_shift_month')
      .on(table.isdn, table.month)
      .where(sql`state IN ('SENDING', 'DONE')`),
    uniqueIndex('package_shift_code').on(table.code),
    index('package_shift_isdn').on(table.isdn, table.createdAt),
    index('package_shift_visitor').on(table.visitorId),
    index('package_shift_sending')
      .on(table.createdAt)
      .where(sql`state = 'SENDING'`),
    index('package_shift_failed')
      .on(table.createdAt)
      .where(sql`state = 'FAILED' AND noted_at IS NULL`),
    index('package_shift_updated_at').on(table.updatedAt),
    index('package_shift_key').on(table.keyId, table.id),
  ],
);

export type PackageShiftRow = typeof packageShift.$inferSelect;

import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The table of reported greetings; as schema.ts, types only. */
export const greetingReport = sqliteTable(
  'greeting_report',
  {
    /** A hash of what is unique in the link. */
    id: text('id').primaryKey(),
    template: text('template').notNull(),
    reason: text('reason', { enum: ['insult', 'fraud', 'privacy', 'other'] }).notNull(),
    /** How often it was reported. */
    count: integer('count').notNull(),
    state: text('state', { enum: ['REPORTED', 'CONFIRMED', 'ALLOWED'] })
      .notNull()
      .default('REPORTED'),
    reportedAt: integer('reported_at').notNull(),
  },
  (table) => [
    index('greeting_report_open')
      .on(table.reportedAt)
      .where(sql`state = 'REPORTED'`),
    index('greeting_report_reported_at').on(table.reportedAt),
  ],
);

export type GreetingReportRow = typeof greetingReport.$inferSelect;

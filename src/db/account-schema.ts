import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { visitor } from './schema.ts';

/** The tables of what a number's account asks a fresh code for, and of what was done there; as schema.ts, types only. */
export const freshCode = sqliteTable(
  'fresh_code',
  {
    visitorId: text('visitor_id')
      .notNull()
      .references(() => visitor.id, { onDelete: 'cascade' }),
    purpose: text('purpose').notNull(),
    isdn: text('isdn').notNull(),
    at: integer('at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.visitorId, table.purpose] }),
    index('fresh_code_expires_at').on(table.expiresAt),
  ],
);

export const accountLog = sqliteTable(
  'account_log',
  {
    id: text('id').primaryKey(),
    isdn: text('isdn').notNull(),
    act: text('act', { enum: ['puk', 'email'] }).notNull(),
    language: text('language', { enum: ['mn', 'en'] }).notNull(),
    at: integer('at').notNull(),
    /** Sealed; null where there was none, or another act. */
    oldEmail: text('old_email'),
    keyId: text('key_id'),
  },
  (table) => [
    index('account_log_key').on(table.keyId, table.id),
    index('account_log_isdn').on(table.isdn, table.at),
    index('account_log_at').on(table.at),
  ],
);

export type FreshCodeRow = typeof freshCode.$inferSelect;
export type AccountLogRow = typeof accountLog.$inferSelect;

import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** Stars on a parent's bill; as schema.ts, types only. `personal` is JSON. */
export const starsOrder = sqliteTable(
  'stars_order',
  {
    id: text('id').primaryKey(),
    code: text('code').notNull(),
    visitorId: text('visitor_id').notNull(),
    isdn: text('isdn'),
    status: text('status', { enum: ['REQUESTED', 'DONE', 'REFUSED'] })
      .notNull()
      .default('REQUESTED'),
    sentAt: integer('sent_at'),
    language: text('language', { enum: ['mn', 'en'] }).notNull(),
    personal: text('personal').notNull(),
    keyId: text('key_id').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('stars_order_code').on(table.code),
    index('stars_order_status').on(table.status, table.createdAt),
    index('stars_order_updated_at').on(table.updatedAt),
    index('stars_order_visitor').on(table.visitorId),
    index('stars_order_isdn').on(table.isdn, table.createdAt),
    index('stars_order_key').on(table.keyId, table.id),
  ],
);

export type StarsOrderRow = typeof starsOrder.$inferSelect;

import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** The table of who waits for something that is sold out; as schema.ts, types only. */
export const stockWatch = sqliteTable(
  'stock_watch',
  {
    id: text('id').primaryKey(),
    productId: text('product_id').notNull(),
    /** Empty of a product without variants. */
    variantId: text('variant_id').notNull(),
    /** A keyed hash of the number or the e-mail address. */
    person: text('person').notNull(),
    visitorId: text('visitor_id').notNull(),
    /** The number that was signed in. */
    isdn: text('isdn'),
    channel: text('channel', { enum: ['sms', 'email'] }).notNull(),
    /** Sealed: who waits is told. */
    address: text('address').notNull(),
    keyId: text('key_id').notNull(),
    language: text('language', { enum: ['mn', 'en'] }).notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** When its message was written; the row goes with the sending of it. */
    toldAt: integer('told_at'),
  },
  (table) => [
    uniqueIndex('stock_watch_waiting')
      .on(table.productId, table.variantId, table.person)
      .where(sql`told_at IS NULL`),
    index('stock_watch_person').on(table.person),
    index('stock_watch_visitor').on(table.visitorId),
    index('stock_watch_isdn')
      .on(table.isdn)
      .where(sql`isdn IS NOT NULL`),
    index('stock_watch_expires_at').on(table.expiresAt),
    index('stock_watch_key').on(table.keyId, table.id),
  ],
);

export type StockWatchRow = typeof stockWatch.$inferSelect;

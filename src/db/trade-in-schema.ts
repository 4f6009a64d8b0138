import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** What old handsets were estimated at; as schema.ts, types only. `estimate` and `personal` are JSON. */
export const tradeIn = sqliteTable(
  'trade_in',
  {
    id: text('id').primaryKey(),
    code: text('code').notNull(),
    visitorId: text('visitor_id').notNull(),
    status: text('status', { enum: ['OPEN', 'REDEEMED'] })
      .notNull()
      .default('OPEN'),
    estimate: text('estimate').notNull(),
    finalPrice: integer('final_price'),
    language: text('language', { enum: ['mn', 'en'] }).notNull(),
    personal: text('personal'),
    keyId: text('key_id'),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    redeemedAt: integer('redeemed_at'),
  },
  (table) => [
    uniqueIndex('trade_in_code').on(table.code),
    index('trade_in_expires_at').on(table.expiresAt),
    index('trade_in_visitor').on(table.visitorId),
    index('trade_in_redeemed_at').on(table.redeemedAt),
    index('trade_in_key').on(table.keyId, table.id),
  ],
);

export type TradeInRow = typeof tradeIn.$inferSelect;

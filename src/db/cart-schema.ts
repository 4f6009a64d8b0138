import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';

/** The tables of visitors' carts, and of the prices that customers have seen; as schema.ts, types only. */
export const cart = sqliteTable(
  'cart',
  {
    id: text('id').primaryKey(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('cart_expires_at').on(table.expiresAt)],
);

const cartId = () =>
  text('cart_id')
    .notNull()
    .references(() => cart.id, { onDelete: 'cascade' });

/** `soldId` is the product's id, or its variant's. */
export const cartItem = sqliteTable(
  'cart_item',
  {
    cartId: cartId(),
    soldId: text('sold_id').notNull(),
    productId: text('product_id').notNull(),
    quantity: integer('quantity').notNull(),
    seenPrice: integer('seen_price'),
    at: integer('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.soldId] })],
);

/** `lines` and `before` are JSON. */
export const cartMerge = sqliteTable(
  'cart_merge',
  {
    id: text('id').primaryKey(),
    cartId: cartId(),
    isdn: text('isdn').notNull(),
    state: text('state', { enum: ['pending', 'sending', 'unknown', 'done'] }).notNull(),
    lines: text('lines').notNull(),
    before: text('before'),
    leaseUntil: integer('lease_until').notNull(),
  },
  (table) => [
    uniqueIndex('cart_merge_open')
      .on(table.cartId)
      .where(sql`state <> 'done'`),
    index('cart_merge_cart').on(table.cartId),
  ],
);

export const seenPrice = sqliteTable(
  'seen_price',
  {
    isdn: text('isdn').notNull(),
    soldId: text('sold_id').notNull(),
    price: integer('price').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.isdn, table.soldId] }),
    index('seen_price_expires_at').on(table.expiresAt),
  ],
);

export type ItemRow = typeof cartItem.$inferSelect;
export type MergeRow = typeof cartMerge.$inferSelect;
export type SeenPriceRow = typeof seenPrice.$inferSelect;

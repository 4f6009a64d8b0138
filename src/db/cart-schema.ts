import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The tables of visitors' carts, of what is unclear in customers' carts, and of the prices that customers have seen; as schema.ts, types only. */
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

/** `wanted` is JSON. */
export const customerCart = sqliteTable(
  'customer_cart',
  {
    isdn: text('isdn').primaryKey(),
    wanted: text('wanted').notNull(),
    revision: text('revision').notNull(),
    sendingUntil: integer('sending_until').notNull(),
    settleAt: integer('settle_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('customer_cart_expires_at').on(table.expiresAt)],
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
export type CustomerCartRow = typeof customerCart.$inferSelect;
export type SeenPriceRow = typeof seenPrice.$inferSelect;

import { integer, text } from 'drizzle-orm/sqlite-core';

/** What each table of codes has beside the column that says whose they are: `payment/codes-store.ts` serves them all. */
export const codeColumns = {
  productId: text('product_id').notNull(),
  /** From 1, where several of one product were bought. */
  number: integer('number').notNull(),
  /** Sealed. */
  code: text('code').notNull(),
  keyId: text('key_id').notNull(),
  shown: integer('shown').notNull().default(0),
  lastShownAt: integer('last_shown_at'),
  createdAt: integer('created_at').notNull(),
};

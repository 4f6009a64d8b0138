import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { purchase } from './purchase-schema.ts';

/** The tables of new numbers; as schema.ts, types only. */
export const numberHold = sqliteTable(
  'number_hold',
  {
    /** The idempotency key of the hold. */
    id: text('id').primaryKey(),
    /** The number. */
    chosen: text('chosen').notNull(),
    /** Keyed hashes. */
    visitor: text('visitor').notNull(),
    network: text('network'),
    /** Null until mobile-services has said yes. */
    reference: text('reference'),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** Given back or sold before its time. */
    endedAt: integer('ended_at'),
    /** Keyed hashes: of the number that was signed in; else of the address, where strangers of many share a network. */
    holder: text('holder'),
    crowd: text('crowd'),
    /** Of the flow in which it was chosen, which may know whom to tell, and in which language. */
    draftId: text('draft_id'),
    language: text('language', { enum: ['mn', 'en'] }),
    /** When that one was told that it ends soon. */
    warnedAt: integer('warned_at'),
  },
  (table) => [
    index('number_hold_visitor').on(table.visitor, table.expiresAt),
    index('number_hold_network')
      .on(table.network, table.expiresAt)
      .where(sql`network IS NOT NULL`),
    index('number_hold_expires_at').on(table.expiresAt),
    index('number_hold_holder')
      .on(table.holder, table.expiresAt)
      .where(sql`holder IS NOT NULL`),
    index('number_hold_crowd')
      .on(table.crowd, table.expiresAt)
      .where(sql`crowd IS NOT NULL`),
  ],
);

export const simOrder = sqliteTable(
  'sim_order',
  {
    id: text('id')
      .primaryKey()
      .references(() => purchase.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['SIM', 'ESIM'] }).notNull(),
    status: text('status', { enum: ['ORDERED', 'SHIPPED', 'READY', 'COMPLETED'] }).notNull(),
    /** Sealed. */
    profile: text('profile'),
    keyId: text('key_id'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('sim_order_open')
      .on(table.createdAt)
      .where(sql`status <> 'COMPLETED'`),
    index('sim_order_key')
      .on(table.keyId, table.id)
      .where(sql`key_id IS NOT NULL`),
  ],
);

export type NumberHoldRow = typeof numberHold.$inferSelect;
export type SimOrderRow = typeof simOrder.$inferSelect;

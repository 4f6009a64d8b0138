import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** The tables of pre-orders; as schema.ts, types only. */
export const preorderPlace = sqliteTable(
  'preorder_place',
  {
    id: text('id').primaryKey(),
    preorderId: text('preorder_id').notNull(),
    productId: text('product_id').notNull(),
    /** A keyed hash of the number. */
    person: text('person').notNull(),
    /** Its deposit. */
    purchaseId: text('purchase_id').notNull(),
    state: text('state', {
      enum: ['RESERVED', 'CONFIRMED', 'READY', 'COLLECTED', 'EXPIRED', 'CANCELED', 'LAPSED'],
    })
      .notNull()
      .default('RESERVED'),
    confirmedAt: integer('confirmed_at'),
    readyAt: integer('ready_at'),
    endedAt: integer('ended_at'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    /** Until when it is collected; null before it is ready. */
    collectUntil: integer('collect_until'),
  },
  (table) => [
    index('preorder_place_collect_until')
      .on(table.collectUntil)
      .where(sql`state = 'READY'`),
    uniqueIndex('preorder_place_taken')
      .on(table.preorderId, table.person)
      .where(sql`state IN ('RESERVED', 'CONFIRMED', 'READY', 'COLLECTED')`),
    uniqueIndex('preorder_place_purchase').on(table.purchaseId),
    index('preorder_place_open')
      .on(table.createdAt)
      .where(sql`state IN ('CONFIRMED', 'READY')`),
    index('preorder_place_updated_at').on(table.updatedAt),
  ],
);

export const preorderLine = sqliteTable(
  'preorder_line',
  {
    id: text('id').primaryKey(),
    preorderId: text('preorder_id').notNull(),
    productId: text('product_id').notNull(),
    person: text('person').notNull(),
    visitorId: text('visitor_id').notNull(),
    isdn: text('isdn'),
    state: text('state', { enum: ['LINE', 'WAITING', 'OFFERED', 'ENDED'] }).notNull(),
    /** Sealed: who waits is told. */
    phone: text('phone').notNull(),
    keyId: text('key_id').notNull(),
    language: text('language', { enum: ['mn', 'en'] }).notNull(),
    joinedAt: integer('joined_at').notNull(),
    offeredUntil: integer('offered_until'),
    updatedAt: integer('updated_at').notNull(),
    /** When its pre-order closes. */
    closesAt: integer('closes_at').notNull().default(0),
  },
  (table) => [
    uniqueIndex('preorder_line_person').on(table.preorderId, table.person),
    index('preorder_line_waiting')
      .on(table.preorderId, table.joinedAt)
      .where(sql`state IN ('WAITING', 'OFFERED')`),
    index('preorder_line_visitor').on(table.visitorId),
    index('preorder_line_isdn')
      .on(table.isdn)
      .where(sql`isdn IS NOT NULL`),
    index('preorder_line_closes_at').on(table.closesAt),
    index('preorder_line_key').on(table.keyId, table.id),
  ],
);

export type PreorderPlaceRow = typeof preorderPlace.$inferSelect;
export type PreorderLineRow = typeof preorderLine.$inferSelect;

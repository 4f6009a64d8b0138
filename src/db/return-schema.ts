import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { shopOrder } from './order-schema.ts';

/** The tables of goods that come back; as schema.ts, types only. `lines` and `personal` are JSON, the second sealed. */
export const returnCase = sqliteTable(
  'return_case',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    /** Within the order, from 1. */
    number: integer('number').notNull(),
    requestHash: text('request_hash').notNull(),
    state: text('state', {
      enum: ['REQUESTED', 'ACCEPTED', 'RECEIVED', 'REFUNDED', 'REFUSED', 'WITHDRAWN'],
    })
      .notNull()
      .default('REQUESTED'),
    lines: text('lines').notNull(),
    way: text('way', { enum: ['BRANCH', 'COURIER'] }).notNull(),
    /** Null where any branch takes it. */
    branchId: text('branch_id'),
    /** `YYYY-MM-DD` in Ulaanbaatar. */
    slotDate: text('slot_date'),
    slot: text('slot'),
    personal: text('personal').notNull(),
    keyId: text('key_id').notNull(),
    cause: text('cause', {
      enum: ['used', 'incomplete', 'broken', 'otherGoods', 'notHere', 'other'],
    }),
    answer: text('answer'),
    amount: integer('amount'),
    refundId: text('refund_id'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('return_case_number').on(table.orderId, table.number),
    uniqueIndex('return_case_asked')
      .on(table.orderId)
      .where(sql`state = 'REQUESTED'`),
    index('return_case_state').on(table.state, table.updatedAt, table.id),
    index('return_case_key').on(table.keyId, table.id),
  ],
);

export const returnEvent = sqliteTable(
  'return_event',
  {
    returnId: text('return_id')
      .notNull()
      .references(() => returnCase.id, { onDelete: 'cascade' }),
    state: text('state', {
      enum: ['REQUESTED', 'ACCEPTED', 'RECEIVED', 'REFUNDED', 'REFUSED', 'WITHDRAWN'],
    }).notNull(),
    at: integer('at').notNull(),
    who: text('who', { enum: ['customer', 'staff'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.returnId, table.state] })],
);

export type ReturnCaseRow = typeof returnCase.$inferSelect;
export type ReturnEventRow = typeof returnEvent.$inferSelect;

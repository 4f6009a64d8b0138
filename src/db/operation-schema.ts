import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';

const randomId = sql`(lower(hex(randomblob(16))))`;

/** The tables of what must take effect once, of messages to services, and of what staff have done; types only. */
export const operation = sqliteTable(
  'operation',
  {
    /** A visitor's id, or a cart's. */
    owner: text('owner').notNull(),
    id: text('id').notNull(),
    form: text('form').notNull(),
    requestHash: text('request_hash').notNull(),
    state: text('state', { enum: ['claimed', 'unknown', 'done'] }).notNull(),
    attempts: integer('attempts').notNull().default(1),
    leaseUntil: integer('lease_until').notNull().default(0),
    /** JSON. */
    outcome: text('outcome'),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.id] }),
    index('operation_expires_at').on(table.expiresAt),
  ],
);

export const outbox = sqliteTable(
  'outbox',
  {
    id: text('id').primaryKey().default(randomId),
    topic: text('topic').notNull(),
    /** JSON; empty once it was sent. */
    body: text('body').notNull(),
    key: text('key').notNull(),
    state: text('state', { enum: ['due', 'done', 'stuck'] })
      .notNull()
      .default('due'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    nextAt: integer('next_at').notNull(),
    doneAt: integer('done_at'),
    stuckAt: integer('stuck_at'),
    lastError: text('last_error'),
  },
  (table) => [
    uniqueIndex('outbox_key').on(table.key),
    index('outbox_due')
      .on(table.nextAt)
      .where(sql`state = 'due'`),
    index('outbox_done_at')
      .on(table.doneAt)
      .where(sql`done_at IS NOT NULL`),
    index('outbox_stuck_at')
      .on(table.stuckAt)
      .where(sql`stuck_at IS NOT NULL`),
  ],
);

export const staffLog = sqliteTable(
  'staff_log',
  {
    id: text('id').primaryKey().default(randomId),
    at: integer('at').notNull(),
    who: text('who').notNull(),
    act: text('act').notNull(),
    subject: text('subject').notNull(),
    reason: text('reason').notNull(),
    /** Before and after, as JSON, where words or times were changed. */
    change: text('change'),
  },
  (table) => [
    index('staff_log_at').on(table.at),
    index('staff_log_change')
      .on(table.at)
      .where(sql`change IS NOT NULL`),
  ],
);

export const staffTry = sqliteTable(
  'staff_try',
  {
    id: text('id').primaryKey(),
    network: text('network').notNull(),
    at: integer('at').notNull(),
  },
  (table) => [
    index('staff_try_network').on(table.network, table.at),
    index('staff_try_at').on(table.at),
  ],
);

/** Rows that wait until nothing of them is open, to be deleted or to lose their name. */
export const erasure = sqliteTable(
  'erasure',
  {
    /** A table. */
    kind: text('kind').notNull(),
    rowId: text('row_id').notNull(),
    askedAt: integer('asked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.rowId] })],
);

export type OperationRow = typeof operation.$inferSelect;
export type OutboxRow = typeof outbox.$inferSelect;
export type StaffTryRow = typeof staffTry.$inferSelect;
export type StaffLogRow = typeof staffLog.$inferSelect;

import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';

/** The tables of what is counted and of what waits for a person; as schema.ts, types only. */
export const velocity = sqliteTable(
  'velocity',
  {
    /** Of what was done; a purchase's own id. */
    id: text('id').notNull(),
    /** A keyed hash. */
    key: text('key').notNull(),
    what: text('what').notNull(),
    most: integer('most').notNull(),
    /** 0: nobody has paid for it yet. */
    counted: integer('counted').notNull(),
    endsAt: integer('ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.key] }),
    index('velocity_key')
      .on(table.key, table.endsAt)
      .where(sql`counted = 1`),
    index('velocity_ends_at').on(table.endsAt),
  ],
);

export const review = sqliteTable(
  'review',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    subjectId: text('subject_id').notNull(),
    outboxKey: text('outbox_key').notNull(),
    why: text('why').notNull(),
    state: text('state', { enum: ['OPEN', 'RELEASED', 'REFUSED'] })
      .notNull()
      .default('OPEN'),
    createdAt: integer('created_at').notNull(),
    decidedAt: integer('decided_at'),
  },
  (table) => [
    uniqueIndex('review_subject').on(table.kind, table.subjectId),
    index('review_open')
      .on(table.createdAt)
      .where(sql`state = 'OPEN'`),
    index('review_decided_at')
      .on(table.decidedAt)
      .where(sql`decided_at IS NOT NULL`),
  ],
);

export const numberHolder = sqliteTable(
  'number_holder',
  {
    /** Keyed. */
    numberHash: text('number_hash').primaryKey(),
    since: integer('since'),
    checkedAt: integer('checked_at').notNull(),
  },
  (table) => [index('number_holder_checked_at').on(table.checkedAt)],
);

export type VelocityRow = typeof velocity.$inferSelect;
export type ReviewRow = typeof review.$inferSelect;
export type NumberHolderRow = typeof numberHolder.$inferSelect;

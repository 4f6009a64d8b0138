import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** How hard customers found a flow; as schema.ts, types only. `id` is a hash of visitor, flow and day. */
export const effort = sqliteTable(
  'effort',
  {
    id: text('id').primaryKey(),
    flow: text('flow').notNull(),
    /** `YYYY-MM-DD` in Ulaanbaatar. */
    day: text('day').notNull(),
    score: integer('score').notNull(),
    comment: text('comment'),
    keyId: text('key_id'),
    language: text('language', { enum: ['mn', 'en'] }).notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('effort_created_at').on(table.createdAt),
    index('effort_key').on(table.keyId, table.id),
  ],
);

export type EffortRow = typeof effort.$inferSelect;

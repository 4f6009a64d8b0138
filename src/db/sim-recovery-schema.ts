import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** When the SIM of a number was changed; as schema.ts, types only. */
export const simChange = sqliteTable(
  'sim_change',
  {
    /** Keyed. */
    numberHash: text('number_hash').primaryKey(),
    changedAt: integer('changed_at').notNull(),
  },
  (table) => [index('sim_change_changed_at').on(table.changedAt)],
);

export type SimChangeRow = typeof simChange.$inferSelect;

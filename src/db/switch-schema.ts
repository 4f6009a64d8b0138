import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The table of what staff switch; as schema.ts, types only. */
export const switchTable = sqliteTable('switch', {
  id: text('id').primaryKey(),
  /** It departs from the ordinary: a flow or a way to pay is off, the notice is shown. */
  isSet: integer('is_set').notNull(),
  tone: text('tone', { enum: ['information', 'trouble'] }).notNull(),
  textMn: text('text_mn').notNull(),
  textEn: text('text_en').notNull(),
  fromAt: integer('from_at'),
  untilAt: integer('until_at'),
  revision: integer('revision').notNull(),
  updatedAt: integer('updated_at').notNull(),
});

export type SwitchRow = typeof switchTable.$inferSelect;

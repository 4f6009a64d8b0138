import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const lease = sqliteTable('lease', {
  key: text('k').primaryKey(),
  untilMs: integer('until_ms').notNull(),
});

/** Exactly one of `failure` and `body` is set. */
export const cacheFill = sqliteTable('cache_fill', {
  key: text('k').primaryKey(),
  atMs: integer('at_ms').notNull(),
  usableUntilMs: integer('usable_until_ms').notNull(),
  failure: text('failure'),
  body: text('body'),
});

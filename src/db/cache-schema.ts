import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Exactly one of `failure` and `body` is set. */
export const cacheFill = sqliteTable(
  'cache_fill',
  {
    key: text('k').primaryKey(),
    atMs: integer('at_ms').notNull(),
    usableUntilMs: integer('usable_until_ms').notNull(),
    failure: text('failure'),
    body: text('body'),
    version: integer('version').notNull().default(0),
  },
  (table) => [index('cache_fill_end').on(table.usableUntilMs)],
);

export const contentTag = sqliteTable(
  'content_tag',
  {
    tag: text('tag').primaryKey(),
    version: integer('version').notNull(),
  },
  (table) => [index('content_tag_version').on(table.version)],
);

export const webhookDelivery = sqliteTable(
  'webhook_delivery',
  {
    source: text('source').notNull(),
    id: text('id').notNull(),
    at: integer('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.id] }),
    index('webhook_delivery_at').on(table.at),
  ],
);

export const listing = sqliteTable('listing', {
  kind: text('kind').primaryKey(),
  entries: text('entries'),
  filledAt: integer('filled_at'),
  dueAt: integer('due_at').notNull(),
});

export type FillRow = typeof cacheFill.$inferSelect;
export type ContentTagRow = typeof contentTag.$inferSelect;
export type ListingRow = typeof listing.$inferSelect;

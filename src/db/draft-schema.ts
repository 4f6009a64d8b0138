import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** The tables of what visitors have filled in of a flow; as schema.ts, types only. */
export const draft = sqliteTable(
  'draft',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    version: integer('version').notNull(),
    revision: integer('revision').notNull().default(1),
    step: text('step').notNull(),
    data: text('data').notNull(),
    keyId: text('key_id').notNull(),
    visitorId: text('visitor_id').notNull(),
    isdn: text('isdn'),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    linkId: text('link_id'),
    linkUntil: integer('link_until'),
  },
  (table) => [
    index('draft_expires_at').on(table.expiresAt),
    index('draft_visitor').on(table.visitorId, table.expiresAt),
    index('draft_isdn')
      .on(table.isdn, table.expiresAt)
      .where(sql`isdn IS NOT NULL`),
    index('draft_key').on(table.keyId, table.id),
  ],
);

export const draftHandoff = sqliteTable(
  'draft_handoff',
  {
    id: text('id').primaryKey(),
    /** The id of the link, of which no second device can take it. */
    linkId: text('link_hash').notNull(),
    draftId: text('draft_id')
      .notNull()
      .references(() => draft.id, { onDelete: 'cascade' }),
    takenBy: text('taken_by').notNull(),
    confirmedAt: integer('confirmed_at'),
  },
  (table) => [
    uniqueIndex('draft_handoff_link').on(table.linkId),
    index('draft_handoff_draft').on(table.draftId),
    index('draft_handoff_taken_by').on(table.takenBy),
  ],
);

export const draftEnd = sqliteTable(
  'draft_end',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    visitorId: text('visitor_id').notNull(),
    isdn: text('isdn'),
    maySee: integer('may_see').notNull(),
    owner: text('owner').notNull(),
    operationId: text('operation_id').notNull(),
    at: integer('at').notNull(),
  },
  (table) => [index('draft_end_at').on(table.at)],
);

export type DraftRow = typeof draft.$inferSelect;
export type HandoffRow = typeof draftHandoff.$inferSelect;
export type DraftEndRow = typeof draftEnd.$inferSelect;

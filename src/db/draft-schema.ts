import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

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
  },
  (table) => [
    index('draft_expires_at').on(table.expiresAt),
    index('draft_visitor').on(table.visitorId, table.expiresAt),
    index('draft_key').on(table.keyId, table.id),
  ],
);

export const draftHandoff = sqliteTable(
  'draft_handoff',
  {
    id: text('id').primaryKey(),
    draftId: text('draft_id')
      .notNull()
      .references(() => draft.id, { onDelete: 'cascade' }),
    /** Of the link; null once it was taken. */
    expiresAt: integer('expires_at'),
    takenBy: text('taken_by'),
    confirmedAt: integer('confirmed_at'),
  },
  (table) => [
    index('draft_handoff_draft').on(table.draftId),
    index('draft_handoff_expires_at').on(table.expiresAt),
  ],
);

export type DraftRow = typeof draft.$inferSelect;
export type HandoffRow = typeof draftHandoff.$inferSelect;

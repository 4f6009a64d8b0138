import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** What customers asked for about internet at home; as schema.ts, types only. `consent` and `personal` are JSON. */
export const homeRequest = sqliteTable(
  'home_request',
  {
    id: text('id').primaryKey(),
    code: text('code').notNull(),
    visitorId: text('visitor_id').notNull(),
    kind: text('kind', { enum: ['INSTALL', 'NOTIFY', 'CALL_BACK'] }).notNull(),
    status: text('status', { enum: ['REQUESTED', 'SCHEDULED', 'INSTALLED', 'CANCELED'] })
      .notNull()
      .default('REQUESTED'),
    packageId: text('package_id'),
    visitDate: text('visit_date'),
    visitSlot: text('visit_slot'),
    language: text('language', { enum: ['mn', 'en'] }).notNull(),
    consent: text('consent').notNull(),
    personal: text('personal').notNull(),
    keyId: text('key_id').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('home_request_status').on(table.status, table.createdAt),
    index('home_request_updated_at').on(table.updatedAt),
    index('home_request_visitor').on(table.visitorId),
    uniqueIndex('home_request_code').on(table.code),
    index('home_request_key').on(table.keyId, table.id),
  ],
);

export type HomeRequestRow = typeof homeRequest.$inferSelect;

import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The table of the touch screens that staff have set up; as schema.ts, types only. */
export const kioskDevice = sqliteTable(
  'kiosk_device',
  {
    id: text('id').primaryKey(),
    branchId: text('branch_id').notNull(),
    name: text('name').notNull(),
    keyHash: text('key_hash'),
    createdAt: integer('created_at').notNull(),
    linkExpiresAt: integer('link_expires_at').notNull(),
    pinTries: integer('pin_tries').notNull().default(0),
    pinPausedUntil: integer('pin_paused_until').notNull().default(0),
  },
  (table) => [
    index('kiosk_device_unused')
      .on(table.linkExpiresAt)
      .where(sql`key_hash IS NULL`),
  ],
);

export type KioskDeviceRow = typeof kioskDevice.$inferSelect;

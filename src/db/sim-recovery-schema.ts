import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** SIMs that are replaced, and when that was; as schema.ts, types only. `personal` is JSON, sealed. */
export const simRecovery = sqliteTable(
  'sim_recovery',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    /** Of the link in the owner's e-mail. */
    stopHash: text('stop_hash').notNull(),
    code: text('code').notNull(),
    isdn: text('isdn').notNull(),
    visitorId: text('visitor_id').notNull(),
    state: text('state', {
      enum: ['REQUESTED', 'VERIFIED', 'PAID', 'ACTIVATING', 'ACTIVE', 'FAILED'],
    }).notNull(),
    /** Why it has failed. */
    endedBy: text('ended_by', { enum: ['STOPPED', 'REFUSED', 'UNPAID', 'STAFF'] }),
    way: text('way', { enum: ['ESIM', 'BLANK', 'CARD'] }).notNull(),
    /** Of a card that is brought or laid ready. */
    card: text('card', { enum: ['ORDERED', 'SHIPPED', 'READY', 'HANDED'] }),
    /** MNT. */
    amount: integer('amount').notNull(),
    /** Of the message that carries it on; null until there is one. */
    effectKey: text('effect_key'),
    language: text('language', { enum: ['mn', 'en'] }).notNull(),
    personal: text('personal').notNull(),
    keyId: text('key_id').notNull(),
    createdAt: integer('created_at').notNull(),
    verifiedAt: integer('verified_at'),
    paidAt: integer('paid_at'),
    /** Not before this, so that the owner's SIM can answer. */
    activateAt: integer('activate_at'),
    /** Since when mobile-services may have heard of it. */
    sentAt: integer('sent_at'),
    endedAt: integer('ended_at'),
    /** Until when it keeps others off while it is not paid. */
    expiresAt: integer('expires_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('sim_recovery_token').on(table.tokenHash),
    uniqueIndex('sim_recovery_stop').on(table.stopHash),
    index('sim_recovery_isdn').on(table.isdn, table.createdAt),
    index('sim_recovery_visitor').on(table.visitorId),
    index('sim_recovery_open')
      .on(table.paidAt)
      .where(sql`state IN ('PAID', 'ACTIVATING')`),
    index('sim_recovery_updated_at').on(table.updatedAt),
    index('sim_recovery_key').on(table.keyId, table.id),
  ],
);

export const simChange = sqliteTable(
  'sim_change',
  {
    /** Keyed. */
    numberHash: text('number_hash').primaryKey(),
    changedAt: integer('changed_at').notNull(),
  },
  (table) => [index('sim_change_changed_at').on(table.changedAt)],
);

export type SimRecoveryRow = typeof simRecovery.$inferSelect;
export type SimChangeRow = typeof simChange.$inferSelect;

import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { visitor } from './schema.ts';

/** It ends by itself, minutes later, or with its visitor. */
export const tanChallenge = sqliteTable(
  'tan_challenge',
  {
    id: text('id').primaryKey(),
    visitorId: text('visitor_id')
      .notNull()
      .references(() => visitor.id, { onDelete: 'cascade' }),
    purpose: text('purpose').notNull(),
    channel: text('channel', { enum: ['sms', 'email'] }).notNull(),
    address: text('address').notNull(),
    codeHash: text('code_hash').notNull(),
    attemptsLeft: integer('attempts_left').notNull().default(3),
    state: text('state', {
      enum: ['open', 'used', 'locked', 'replaced', 'unsent', 'waiting', 'confirmed'],
    })
      .notNull()
      .default('open'),
    inboundId: text('inbound_id'),
    issuedAt: integer('issued_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    index('tan_challenge_visitor').on(table.visitorId, table.purpose, table.issuedAt),
    index('tan_challenge_expires_at').on(table.expiresAt),
    uniqueIndex('tan_challenge_code_hash').on(table.codeHash),
    uniqueIndex('tan_challenge_inbound_id').on(table.inboundId),
  ],
);

/** Who asked is a keyed hash in every column. */
export const tanIssue = sqliteTable(
  'tan_issue',
  {
    id: text('id').primaryKey(),
    subject: text('subject').notNull(),
    visitor: text('visitor').notNull(),
    network: text('network'),
    browser: text('browser'),
    at: integer('at').notNull(),
  },
  (table) => [
    index('tan_issue_subject').on(table.subject, table.at),
    index('tan_issue_visitor').on(table.visitor, table.at),
    index('tan_issue_network').on(table.network, table.at),
    index('tan_issue_at').on(table.at),
  ],
);

export type ChallengeRow = typeof tanChallenge.$inferSelect;

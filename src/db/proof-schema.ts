import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { draft } from './draft-schema.ts';
import { visitor } from './schema.ts';

const visitorId = () =>
  text('visitor_id')
    .notNull()
    .references(() => visitor.id, { onDelete: 'cascade' });
const draftId = () => text('draft_id').references(() => draft.id, { onDelete: 'cascade' });
const subject = () => text('subject', { enum: ['owner', 'applicant'] }).notNull();

/** The tables of who has shown who they are, and on what way; as schema.ts, types only. */
export const danAttempt = sqliteTable(
  'dan_attempt',
  {
    stateHash: text('state_hash').primaryKey(),
    visitorId: visitorId(),
    purpose: text('purpose').notNull(),
    subject: subject(),
    isdn: text('isdn'),
    draftId: draftId(),
    continuesAt: text('continues_at'),
    redirectUri: text('redirect_uri').notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
    outcome: text('outcome', {
      enum: ['verified', 'mismatch', 'organisation', 'not-found', 'cancelled', 'failed'],
    }),
  },
  (table) => [
    index('dan_attempt_visitor').on(table.visitorId, table.purpose, table.createdAt),
    index('dan_attempt_draft')
      .on(table.draftId)
      .where(sql`draft_id IS NOT NULL`),
    index('dan_attempt_created_at').on(table.createdAt),
  ],
);

/** `applicant` is sealed. */
export const identityProof = sqliteTable(
  'identity_proof',
  {
    id: text('id').primaryKey(),
    visitorId: visitorId(),
    purpose: text('purpose').notNull(),
    kind: text('kind', { enum: ['dan', 'passport'] }).notNull(),
    subject: subject(),
    isdn: text('isdn'),
    draftId: draftId(),
    registerHmac: text('register_hmac').notNull(),
    applicant: text('applicant'),
    keyId: text('key_id'),
    verifiedAt: integer('verified_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    index('identity_proof_visitor').on(table.visitorId, table.purpose),
    index('identity_proof_draft')
      .on(table.draftId)
      .where(sql`draft_id IS NOT NULL`),
    index('identity_proof_expires_at').on(table.expiresAt),
    index('identity_proof_key')
      .on(table.keyId, table.id)
      .where(sql`key_id IS NOT NULL`),
  ],
);

export type AttemptRow = typeof danAttempt.$inferSelect;
export type ProofRow = typeof identityProof.$inferSelect;

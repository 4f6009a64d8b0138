import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';

/**
 * The tables of the site's own database, except those of its carts, as migrations/site makes them; a test compares the
 * two. Times are milliseconds since 1970. The worker imports only types from here, so that the library is not deployed
 * with it (decision 025).
 */
export const lease = sqliteTable(
  'lease',
  {
    key: text('k').primaryKey(),
    expiresAtMs: integer('until_ms').notNull(),
  },
  (table) => [index('lease_until_ms').on(table.expiresAtMs)],
);

export const visitor = sqliteTable(
  'visitor',
  {
    id: text('id').primaryKey(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('visitor_expires_at').on(table.expiresAt)],
);

const visitorId = (column = 'visitor_id') =>
  text(column)
    .notNull()
    .references(() => visitor.id, { onDelete: 'cascade' });

export const session = sqliteTable(
  'session',
  {
    id: text('id').primaryKey(),
    visitorId: visitorId(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    kind: text('kind', { enum: ['anonymous', 'phone', 'webview'] })
      .notNull()
      .default('anonymous'),
    isdn: text('isdn'),
    /** As its owner knows it: browser and system, or the app. */
    device: text('device'),
  },
  (table) => [
    index('session_expires_at').on(table.expiresAt),
    index('session_isdn')
      .on(table.isdn)
      .where(sql`isdn IS NOT NULL`),
    index('session_visitor').on(table.visitorId),
  ],
);

/** `purposes` is a JSON array. */
export const consent = sqliteTable(
  'consent',
  {
    visitorId: visitorId(),
    version: text('version').notNull(),
    purposes: text('purposes').notNull(),
    at: integer('at').notNull(),
    /** The number that was signed in: its choice holds in every browser. */
    isdn: text('isdn'),
  },
  (table) => [
    primaryKey({ columns: [table.visitorId, table.version] }),
    index('consent_isdn')
      .on(table.isdn, table.at)
      .where(sql`isdn IS NOT NULL`),
  ],
);

export const webViewToken = sqliteTable(
  'web_view_token',
  {
    id: text('id').primaryKey(),
    tokenExpiresAt: integer('useless_at').notNull(),
  },
  (table) => [index('web_view_token_useless_at').on(table.tokenExpiresAt)],
);

export const webViewOffer = sqliteTable(
  'web_view_offer',
  {
    sessionId: text('session_id')
      .primaryKey()
      .references(() => session.id, { onDelete: 'cascade' }),
    isdn: text('isdn').notNull(),
    sessionExpiresAt: integer('session_ends_at').notNull(),
    returnTo: text('return_to').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('web_view_offer_expires_at').on(table.expiresAt)],
);

export const productRating = sqliteTable(
  'product_rating',
  {
    visitorId: visitorId(),
    productId: text('product_id').notNull(),
    point: integer('point'),
    turn: integer('turn').notNull().default(0),
    asked: integer('asked'),
    number: text('number'),
  },
  (table) => [
    primaryKey({ columns: [table.visitorId, table.productId] }),
    uniqueIndex('product_rating_number')
      .on(table.number, table.productId)
      .where(sql`number IS NOT NULL`),
  ],
);

export const ratingShare = sqliteTable(
  'rating_share',
  {
    id: text('id').primaryKey(),
    productId: text('product_id').notNull(),
    network: text('network').notNull(),
    at: integer('at').notNull(),
  },
  (table) => [
    index('rating_share_of').on(table.productId, table.network, table.at),
    index('rating_share_at').on(table.at),
  ],
);

export type SessionRow = typeof session.$inferSelect;
export type ConsentRow = typeof consent.$inferSelect;
export type OfferRow = typeof webViewOffer.$inferSelect;
export type ShareRow = typeof ratingShare.$inferSelect;
export type RatingRow = typeof productRating.$inferSelect;

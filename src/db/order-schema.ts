import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { codeColumns } from './code-schema.ts';

/** The tables of the shop's orders; as schema.ts, types only. `lines`, `consent` and `personal` are JSON. */
export const shopOrder = sqliteTable(
  'shop_order',
  {
    id: text('id').primaryKey(),
    code: text('code').notNull(),
    submitKey: text('submit_key').notNull(),
    draftId: text('draft_id').notNull(),
    visitorId: text('visitor_id').notNull(),
    isdn: text('isdn'),
    phoneHash: text('phone_hash').notNull(),
    status: text('status', {
      enum: ['AWAITING_PAYMENT', 'LAPSED', 'PLACED', 'SHIPPED', 'COMPLETED', 'CANCELED'],
    })
      .notNull()
      .default('AWAITING_PAYMENT'),
    deliveryType: text('delivery_type', { enum: ['DELIVERY', 'PICKUP', 'DIGITAL'] }).notNull(),
    /** `YYYY-MM-DD` in Ulaanbaatar. */
    slotDate: text('slot_date'),
    slot: text('slot'),
    branchId: text('branch_id'),
    /** All in MNT. */
    goods: integer('goods').notNull(),
    discount: integer('discount').notNull(),
    delivery: integer('delivery').notNull(),
    total: integer('total').notNull(),
    promoCode: text('promo_code').notNull().default(''),
    referralCode: text('referral_code').notNull().default(''),
    lines: text('lines').notNull(),
    /** The visitor's cart that it was ordered from; null of a customer's. */
    cartId: text('cart_id'),
    reservation: text('reservation', { enum: ['none', 'asked', 'held', 'unclear', 'given-back'] })
      .notNull()
      .default('none'),
    language: text('language', { enum: ['mn', 'en'] }).notNull(),
    consent: text('consent').notNull(),
    personal: text('personal').notNull(),
    keyId: text('key_id').notNull(),
    createdAt: integer('created_at').notNull(),
    placedAt: integer('placed_at'),
    updatedAt: integer('updated_at').notNull(),
    /** When commerce was last asked what became of it. */
    askedAt: integer('asked_at').notNull().default(0),
    /** Since when its codes wait for the staff; null where they do not. */
    codesByHandAt: integer('codes_by_hand_at'),
  },
  (table) => [
    uniqueIndex('shop_order_code').on(table.code),
    uniqueIndex('shop_order_submit')
      .on(table.submitKey)
      .where(sql`status <> 'LAPSED'`),
    index('shop_order_draft').on(table.draftId),
    index('shop_order_visitor').on(table.visitorId, table.createdAt, table.id),
    index('shop_order_isdn')
      .on(table.isdn, table.createdAt, table.id)
      .where(sql`isdn IS NOT NULL`),
    index('shop_order_status').on(table.status, table.updatedAt, table.id),
    index('shop_order_asked')
      .on(table.askedAt)
      .where(sql`status IN ('PLACED', 'SHIPPED')`),
    index('shop_order_by_hand')
      .on(table.codesByHandAt)
      .where(sql`codes_by_hand_at IS NOT NULL`),
    index('shop_order_phone')
      .on(table.phoneHash)
      .where(sql`isdn IS NULL`),
    index('shop_order_key').on(table.keyId, table.id),
  ],
);

const orderId = () =>
  text('order_id')
    .notNull()
    .references(() => shopOrder.id, { onDelete: 'cascade' });

export const orderEvent = sqliteTable(
  'order_event',
  {
    orderId: orderId(),
    status: text('status').notNull(),
    at: integer('at').notNull(),
    who: text('who', { enum: ['customer', 'staff', 'service', 'system'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.status] })],
);

export const digitalCode = sqliteTable(
  'digital_code',
  {
    id: text('id').primaryKey(),
    orderId: orderId(),
    ...codeColumns,
  },
  (table) => [
    uniqueIndex('digital_code_once').on(table.orderId, table.productId, table.number),
    index('digital_code_key').on(table.keyId, table.id),
  ],
);

export type ShopOrderRow = typeof shopOrder.$inferSelect;
export type OrderEventRow = typeof orderEvent.$inferSelect;
export type DigitalCodeRow = typeof digitalCode.$inferSelect;

import type { Retention } from '#features/privacy/model.ts';
import { isIn, ofVisitor, ofBoth, ofHolder, ofDraft } from '#features/privacy/whose.ts';

/** What belongs to a visit, and ends with it: the last part of `src/retention.ts`. */
export const visitRetention = {
  draft_handoff: {
    key: 'id',
    endsWith: { draft: 'draft_id' },
    of: `(${ofDraft} OR ${isIn('taken_by', 'visitors')})`,
    secret: ['id', 'link_hash'],
  },
  draft: {
    key: 'id',
    ends: [{ from: 'expires_at', ms: 0 }],
    of: ofBoth,
    part: 'draft',
    sealed: 'data',
    secret: ['id', 'link_id'],
  },
  cart_item: {
    key: 'cart_id, sold_id',
    endsWith: { cart: 'cart_id' },
    of: isIn('cart_id', 'carts'),
    part: 'cart',
    secret: ['cart_id'],
  },
  cart: {
    key: 'id',
    ends: [{ from: 'expires_at', ms: 0 }],
    of: isIn('id', 'carts'),
    secret: ['id'],
  },
  product_rating: {
    key: 'visitor_id, product_id',
    endsWith: { visitor: 'visitor_id' },
    of: ofVisitor,
    part: 'rating',
    secret: ['number'],
  },
  consent: {
    key: 'visitor_id, version',
    endsWith: { visitor: 'visitor_id' },
    of: `(${ofHolder('at')} OR ${ofVisitor})`,
    part: 'consent',
  },
  session: {
    key: 'id',
    ends: [{ from: 'expires_at', ms: 0 }],
    endsWith: { visitor: 'visitor_id' },
    of: ofBoth,
    part: 'visit',
    secret: ['id'],
  },
  visitor: {
    key: 'id',
    ends: [{ from: 'expires_at', ms: 0 }],
    of: isIn('id', 'visitors'),
  },
} as const satisfies Retention;

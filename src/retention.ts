import { deliveryMs } from '#db/webhook-delivery.ts';
import { logMs } from '#features/account/model.ts';
import { decidedMs } from '#fraud/limits.ts';
import { holderMs } from '#identity/holder/model.ts';
import { ratingCap } from '#features/shop/caps.ts';
import { greetingMs } from '#features/greeting/model.ts';
import type { Line, Retention } from '#features/privacy/model.ts';
import {
  isIn,
  ofVisitor,
  ofNumber,
  ofBoth,
  ofHolder,
  ofSale,
  ownSale,
} from '#features/privacy/whose.ts';
import { askedRetention } from './asked-retention.ts';
import { soldRetention } from './sold-retention.ts';
import { visitRetention } from './visit-retention.ts';
import { operationLifeMs } from '#forms/operation.ts';
import { outcomeSeconds } from '#identity/dan/store.ts';
import { guardedMs } from '#identity/sim-change/model.ts';
import { triesMs } from '#identity/staff/tries-store.ts';
import { caps, retentionMs as challengeMs } from '#identity/tan/caps.ts';
import { recipientMs } from '#purchase/recipients.ts';
import { recoveryMs } from '#purchase/sim-recovery/model.ts';
import { tagMs } from '#services/cache/cache-policy.ts';

const dayMs = 24 * 60 * 60_000;
/** Two years: what was done to a customer's order can be asked about for that long. */
const staffLogMs = 2 * 365 * dayMs;

/** Nothing in it is about anybody. */
const unrelated = (line: Pick<Line, 'key' | 'ends' | 'endsWith'>): Line => line;

/**
 * Every table of the site: how long its rows are kept, whose they are, and what deleting one's data does to them. The
 * sweep, the copy and the deletion of one's data, their page and `docs/retention.md` are made of it; what the columns hold
 * and why stands in `tests/unit/retention/words.ts`. In the order in which a person's rows are deleted: children first.
 */
export const retention = {
  lease: unrelated({ key: 'k', ends: [{ from: 'until_ms', ms: 60_000 }] }),
  cache_fill: unrelated({ key: 'k', ends: [{ from: 'usable_until_ms', ms: 0 }] }),
  content_tag: unrelated({ key: 'tag', ends: [{ from: 'version', ms: tagMs }] }),
  webhook_delivery: unrelated({ key: 'source, id', ends: [{ from: 'at', ms: deliveryMs }] }),
  listing: unrelated({ key: 'kind' }),
  kiosk_device: unrelated({
    key: 'id',
    ends: [{ from: 'link_expires_at', ms: 0, only: 'key_hash IS NULL' }],
  }),
  tan_challenge: {
    key: 'id',
    ends: [{ from: 'expires_at', ms: challengeMs }],
    of: ofVisitor,
    secret: ['code_hash', 'inbound_id'],
  },
  // They keep anybody from being flooded with codes, and name nobody.
  tan_issue: { key: 'id', ends: [{ from: 'at', ms: caps.dayMs }] },
  dan_attempt: {
    key: 'state_hash',
    ends: [{ from: 'created_at', ms: outcomeSeconds * 1000 }],
    endsWith: { visitor: 'visitor_id', draft: 'draft_id' },
    of: ofVisitor,
    secret: ['state_hash'],
  },
  identity_proof: {
    key: 'id',
    ends: [{ from: 'expires_at', ms: 0 }],
    endsWith: { visitor: 'visitor_id', draft: 'draft_id' },
    of: ofVisitor,
    sealed: 'applicant',
    secret: ['register_hmac'],
  },
  web_view_token: unrelated({ key: 'id', ends: [{ from: 'useless_at', ms: 0 }] }),
  web_view_offer: {
    key: 'session_id',
    ends: [{ from: 'expires_at', ms: 0 }],
    endsWith: { session: 'session_id' },
    of: `(${ofNumber} OR session_id IN (SELECT id FROM session WHERE ${ofBoth}))`,
    secret: ['session_id'],
  },
  customer_cart: {
    key: 'isdn',
    ends: [{ from: 'expires_at', ms: 0 }],
    of: ofNumber,
    part: 'cart',
    // The row stays when the last thing was taken out, and remembers which.
    counts: `(SELECT count(*) FROM json_each(wanted) WHERE value ->> 'quantity' > 0)`,
  },
  seen_price: {
    key: 'isdn, sold_id',
    ends: [{ from: 'expires_at', ms: 0 }],
    of: ofNumber,
  },
  operation: {
    key: 'owner, id',
    ends: [{ from: 'expires_at', ms: 0 }],
    endsWith: { cart: 'owner' },
    of: `(owner = 'customer ' || :isdn OR ${isIn('owner', 'visitors')} OR ${isIn('owner', 'carts')})`,
    secret: ['request_hash', 'outcome'],
  },
  draft_end: {
    key: 'id',
    ends: [{ from: 'at', ms: operationLifeMs }],
    of: ofBoth,
  },
  rating_share: unrelated({ key: 'id', ends: [{ from: 'at', ms: ratingCap.ms }] }),
  // As long as a batch that writes the same message again may come.
  outbox: unrelated({ key: 'id', ends: [{ from: 'done_at', ms: operationLifeMs }] }),
  ...askedRetention,
  ...soldRetention,
  difference: unrelated({ key: 'id', ends: [{ from: 'closed_at', ms: staffLogMs }] }),
  recipient: {
    key: 'id',
    ends: [{ from: 'used_at', ms: recipientMs }],
    of: ofHolder('used_at'),
    part: 'recipient',
    sealed: 'number',
    secret: ['number_hash'],
  },
  number_hold: { key: 'id', ends: [{ from: 'expires_at', ms: dayMs }] },
  // Limits and the holder of a number are keyed by hashes, and would be gone around by deleting.
  velocity: { key: 'id, key', ends: [{ from: 'ends_at', ms: 0 }] },
  review: unrelated({ key: 'id', ends: [{ from: 'decided_at', ms: decidedMs }] }),
  number_holder: { key: 'number_hash', ends: [{ from: 'checked_at', ms: holderMs }] },
  sim_recovery: {
    key: 'id',
    ends: [{ from: 'updated_at', ms: recoveryMs }],
    of: ofSale,
    onDeletion: 'unnamed',
    part: 'sim',
    sealed: 'personal',
    own: ownSale,
    secret: ['token_hash', 'stop_hash'],
  },
  sim_change: { key: 'number_hash', ends: [{ from: 'changed_at', ms: guardedMs }] },
  switch: unrelated({ key: 'id' }),
  greeting_report: unrelated({ key: 'id', ends: [{ from: 'reported_at', ms: greetingMs }] }),
  // So that the holder of the number learns of it also where a stranger has deleted the rest.
  account_log: {
    key: 'id',
    ends: [{ from: 'at', ms: logMs }],
    of: ofHolder('at'),
    onDeletion: 'stays',
    part: 'log',
    sealed: 'old_email',
  },
  fresh_code: {
    key: 'visitor_id, purpose',
    ends: [{ from: 'expires_at', ms: 0 }],
    endsWith: { visitor: 'visitor_id' },
    of: ofVisitor,
  },
  staff_try: { key: 'id', ends: [{ from: 'at', ms: triesMs }] },
  staff_log: { key: 'id', ends: [{ from: 'at', ms: staffLogMs }] },
  /** Rows that wait until nothing of them is open, to lose their name. */
  erasure: { key: 'kind, row_id' },
  ...visitRetention,
} as const satisfies Retention;

export type KeptTable = keyof typeof retention;

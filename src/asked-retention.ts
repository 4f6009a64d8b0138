import { retentionMs as homeMs } from '#features/home-internet/model.ts';
import type { Retention } from '#features/privacy/model.ts';
import {
  isIn,
  ofBoth,
  ofHolder,
  ofNumber,
  ofSale,
  ownSale,
  ofVisitor,
} from '#features/privacy/whose.ts';
import { retentionMs as starsMs } from '#features/stars/chosen.ts';
import { retentionMs as tradeInMs } from '#features/trade-in/model.ts';
import { retentionMs as effortMs } from '#flow/effort/model.ts';
import { retentionMs as assessmentMs } from '#leasing/model.ts';

/** What customers have asked for, and how easy it was: a part of `src/retention.ts`. */
export const askedRetention = {
  home_request: {
    key: 'id',
    ends: [{ from: 'updated_at', ms: homeMs }],
    of: ofVisitor,
    onDeletion: 'unnamed',
    part: 'home',
    sealed: 'personal',
    ownPhone: true,
  },
  leasing_report: {
    key: 'id',
    ends: [{ from: 'expires_at', ms: 0 }],
    of: `fee_id IN (SELECT id FROM leasing_fee WHERE ${ofNumber})`,
    sealed: 'report',
  },
  leasing_fee: {
    key: 'id',
    ends: [{ from: 'valid_until', ms: 0 }],
    of: ofNumber,
  },
  leasing_assessment: {
    key: 'id',
    ends: [{ from: 'updated_at', ms: assessmentMs }],
    of: ofSale,
    part: 'leasing',
    sealed: 'personal',
    own: ownSale,
    secret: ['token_hash', 'draft_id'],
  },
  stars_order: {
    key: 'id',
    ends: [{ from: 'updated_at', ms: starsMs }],
    of: `(${ofHolder('created_at')} OR ${ofVisitor})`,
    onDeletion: 'unnamed',
    part: 'stars',
    sealed: 'personal',
    own: ownSale,
  },
  trade_in: {
    key: 'id',
    ends: [{ from: 'expires_at', ms: tradeInMs }],
    of: ofVisitor,
    part: 'tradeIn',
    sealed: 'personal',
    ownPhone: true,
  },
  stock_watch: {
    key: 'id',
    ends: [{ from: 'expires_at', ms: 0 }],
    of: ofBoth,
    part: 'watch',
    sealed: 'address',
    own: ofNumber,
    secret: ['person'],
  },
  effort: {
    key: 'id',
    ends: [{ from: 'created_at', ms: effortMs }],
    of: isIn('id', 'efforts'),
    sealed: 'comment',
  },
} as const satisfies Retention;

-- Assessments of who wants a lease. One for each revision of a draft, so that a form that is sent again makes none anew. `code`
-- names it to people; `reason` is one of ours or, of a decision by a person, in their words. `monthly`: what may be paid each
-- month, in MNT; `usable_until`: for how long that may be ordered with; `order_id`: the order that has used it, while that
-- stands. `failed`: which bureaus did not answer last. Who it is, what they wish and what they agreed to is sealed.
CREATE TABLE leasing_assessment (
  id TEXT PRIMARY KEY,
  token_hash TEXT NOT NULL,
  code TEXT NOT NULL,
  draft_id TEXT NOT NULL,
  revision INTEGER NOT NULL,
  visitor_id TEXT NOT NULL,
  isdn TEXT,
  state TEXT NOT NULL CHECK (state IN ('FEE', 'ASKING', 'PENDING', 'COMPLETE', 'REJECTED', 'LETTER', 'CLOSED')),
  failed TEXT NOT NULL DEFAULT '',
  reason TEXT NOT NULL DEFAULT '',
  monthly INTEGER,
  usable_until INTEGER,
  order_id TEXT,
  language TEXT NOT NULL,
  personal TEXT NOT NULL,
  key_id TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX leasing_assessment_token ON leasing_assessment (token_hash);
CREATE UNIQUE INDEX leasing_assessment_code ON leasing_assessment (code);
CREATE UNIQUE INDEX leasing_assessment_draft ON leasing_assessment (draft_id, revision);
CREATE INDEX leasing_assessment_visitor ON leasing_assessment (visitor_id, created_at);
CREATE INDEX leasing_assessment_isdn ON leasing_assessment (isdn, created_at) WHERE isdn IS NOT NULL;
-- Somebody has to decide.
CREATE INDEX leasing_assessment_open ON leasing_assessment (created_at) WHERE state IN ('PENDING', 'LETTER');
CREATE INDEX leasing_assessment_updated ON leasing_assessment (updated_at);
CREATE INDEX leasing_assessment_key ON leasing_assessment (key_id, id);

-- The fee of a number, which holds for 24 hours from its payment, whatever fails. The id is that of its purchase.
CREATE TABLE leasing_fee (
  id TEXT PRIMARY KEY,
  isdn TEXT NOT NULL,
  code TEXT NOT NULL,
  paid_at INTEGER NOT NULL,
  valid_until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX leasing_fee_isdn ON leasing_fee (isdn, valid_until);
CREATE INDEX leasing_fee_until ON leasing_fee (valid_until);

-- What the bureaus have answered for a fee, sealed, for as long as it holds. The id names both.
CREATE TABLE leasing_report (
  id TEXT PRIMARY KEY,
  fee_id TEXT NOT NULL REFERENCES leasing_fee (id) ON DELETE CASCADE,
  report TEXT NOT NULL,
  key_id TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX leasing_report_fee ON leasing_report (fee_id);
CREATE INDEX leasing_report_until ON leasing_report (expires_at);
CREATE INDEX leasing_report_key ON leasing_report (key_id, id);

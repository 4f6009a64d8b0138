-- One attempt to pay for something. The id is the hash of what its address holds; `reference` is what the provider is told.
-- What only the payer may see (the address, the invoice's code and links, the secret of the callback) is sealed with the id
-- as context. `settlement` is set once, by the batch that makes it a success, and is what that batch's statements ask for.
-- `close_at`: when the provider is to be told that nobody shall pay any more, and asked once more for money.
CREATE TABLE payment (
  id TEXT PRIMARY KEY,
  subject_kind TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  visitor_id TEXT NOT NULL,
  isdn TEXT,
  provider TEXT NOT NULL CHECK (provider IN ('qpay', 'golomt')),
  reference TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  state TEXT NOT NULL DEFAULT 'CREATED'
    CHECK (state IN ('CREATED', 'PENDING', 'SUCCESS', 'FAILED', 'EXPIRED', 'CANCELED')),
  invoice_id TEXT,
  callback_hash TEXT NOT NULL,
  sealed TEXT NOT NULL,
  key_id TEXT NOT NULL,
  settlement TEXT,
  fail_reason TEXT,
  language TEXT NOT NULL,
  lease_until INTEGER NOT NULL DEFAULT 0,
  checked_at INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL,
  close_at INTEGER,
  paid_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX payment_reference ON payment (provider, reference);
CREATE UNIQUE INDEX payment_invoice ON payment (provider, invoice_id) WHERE invoice_id IS NOT NULL;
CREATE INDEX payment_subject ON payment (subject_kind, subject_id, created_at);
-- Nothing is paid for twice, and of one thing only one attempt is open.
CREATE UNIQUE INDEX payment_success ON payment (subject_kind, subject_id) WHERE state = 'SUCCESS';
CREATE UNIQUE INDEX payment_open ON payment (subject_kind, subject_id) WHERE state IN ('CREATED', 'PENDING');
CREATE INDEX payment_ends ON payment (expires_at) WHERE state IN ('CREATED', 'PENDING');
CREATE INDEX payment_close ON payment (close_at) WHERE close_at IS NOT NULL;
CREATE INDEX payment_key ON payment (key_id, id);
CREATE INDEX payment_updated_at ON payment (updated_at);

-- Money that a provider says it has received, each once: what a payment was settled with, and what came too late, twice or
-- in another amount, which is given back. `payment_id` is null of money that belongs to no payment of ours.
CREATE TABLE money (
  provider TEXT NOT NULL,
  provider_payment_id TEXT NOT NULL,
  payment_id TEXT,
  amount INTEGER NOT NULL,
  kind TEXT NOT NULL,
  used_as TEXT NOT NULL CHECK (used_as IN ('settled', 'late', 'double', 'amount', 'soldOut', 'unmatched')),
  at INTEGER NOT NULL,
  PRIMARY KEY (provider, provider_payment_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX money_payment ON money (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX money_at ON money (at);

-- Money that goes back, whole or in part. `MANUAL`: the provider can not return it by call, so somebody of the staff does.
CREATE TABLE refund (
  id TEXT PRIMARY KEY,
  provider TEXT NOT NULL,
  provider_payment_id TEXT NOT NULL,
  payment_id TEXT,
  amount INTEGER NOT NULL CHECK (amount > 0),
  reason TEXT NOT NULL
    CHECK (reason IN ('late', 'double', 'amount', 'unmatched', 'canceled', 'soldOut', 'returned', 'staff')),
  state TEXT NOT NULL DEFAULT 'DUE' CHECK (state IN ('DUE', 'SENT', 'DONE', 'MANUAL')),
  attempts INTEGER NOT NULL DEFAULT 0,
  last_error TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX refund_once ON refund (provider, provider_payment_id, reason);
CREATE INDEX refund_open ON refund (state, created_at) WHERE state <> 'DONE';
CREATE INDEX refund_payment ON refund (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX refund_updated_at ON refund (updated_at);

-- What the provider's list, payments, orders and receipts do not agree upon: a row each, until staff have settled it.
CREATE TABLE difference (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  detail TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'CLOSED')),
  found_at INTEGER NOT NULL,
  closed_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX difference_open ON difference (found_at) WHERE state = 'OPEN';
CREATE INDEX difference_closed_at ON difference (closed_at) WHERE closed_at IS NOT NULL;

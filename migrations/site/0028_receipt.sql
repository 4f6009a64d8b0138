-- The VAT receipt of a payment, or of its correction, which names the one before. `bill_suffix` stays the same however often
-- it is sent. Who buys is sealed in `buyer`. `secret` is the lottery number and the code, which the law lets nobody store:
-- sealed until they were delivered, at most until `secret_until`, then erased.
CREATE TABLE receipt (
  id TEXT PRIMARY KEY,
  payment_id TEXT NOT NULL,
  follows TEXT,
  provider TEXT NOT NULL CHECK (provider IN ('qpay', 'pos')),
  state TEXT NOT NULL DEFAULT 'PENDING' CHECK (state IN ('PENDING', 'REGISTERED', 'ERROR', 'RETURNED')),
  return_state TEXT NOT NULL DEFAULT 'none' CHECK (return_state IN ('none', 'DUE', 'DONE', 'MANUAL')),
  buyer_kind TEXT NOT NULL CHECK (buyer_kind IN ('INDIVIDUAL', 'COMPANY')),
  buyer TEXT NOT NULL,
  lines TEXT NOT NULL,
  total INTEGER NOT NULL,
  vat TEXT NOT NULL DEFAULT '',
  city_tax TEXT NOT NULL DEFAULT '',
  bill_suffix TEXT NOT NULL,
  provider_receipt_id TEXT,
  registered_at TEXT,
  secret TEXT NOT NULL DEFAULT '',
  key_id TEXT NOT NULL,
  secret_until INTEGER,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_at INTEGER NOT NULL,
  last_error TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX receipt_payment ON receipt (payment_id) WHERE follows IS NULL;
CREATE UNIQUE INDEX receipt_follows ON receipt (follows) WHERE follows IS NOT NULL;
CREATE INDEX receipt_due ON receipt (next_at) WHERE state = 'PENDING' OR return_state = 'DUE';
CREATE INDEX receipt_error ON receipt (updated_at) WHERE state = 'ERROR' OR return_state = 'MANUAL';
CREATE INDEX receipt_secret_until ON receipt (secret_until) WHERE secret_until IS NOT NULL;
CREATE INDEX receipt_key ON receipt (key_id, id);
CREATE INDEX receipt_updated_at ON receipt (updated_at);

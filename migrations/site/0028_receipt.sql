-- The VAT receipt of a payment, or of its correction, which names the one before. `number` counts them, and `bill_suffix`
-- is made of it: it stays the same however often a receipt is sent. Who buys is sealed in `buyer`. `lines` are the rows with
-- their taxes as they are sent (JSON), so that nothing is computed again.
CREATE TABLE receipt (
  id TEXT PRIMARY KEY,
  number INTEGER NOT NULL,
  payment_id TEXT NOT NULL,
  follows TEXT,
  provider TEXT NOT NULL CHECK (provider IN ('qpay', 'pos')),
  paid_by TEXT NOT NULL CHECK (paid_by IN ('qpay', 'golomt')),
  state TEXT NOT NULL DEFAULT 'PENDING' CHECK (state IN ('PENDING', 'REGISTERED', 'ERROR', 'RETURNED')),
  return_state TEXT NOT NULL DEFAULT 'none' CHECK (return_state IN ('none', 'DUE', 'DONE', 'MANUAL')),
  buyer_kind TEXT NOT NULL CHECK (buyer_kind IN ('INDIVIDUAL', 'COMPANY')),
  buyer TEXT NOT NULL,
  key_id TEXT NOT NULL,
  lines TEXT NOT NULL,
  total INTEGER NOT NULL,
  vat TEXT NOT NULL DEFAULT '',
  city_tax TEXT NOT NULL DEFAULT '',
  bill_suffix TEXT NOT NULL,
  provider_receipt_id TEXT,
  registered_at TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_at INTEGER NOT NULL,
  give_up_at INTEGER NOT NULL,
  last_error TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX receipt_number ON receipt (number);
CREATE UNIQUE INDEX receipt_payment ON receipt (payment_id) WHERE follows IS NULL;
CREATE UNIQUE INDEX receipt_follows ON receipt (follows) WHERE follows IS NOT NULL;
CREATE INDEX receipt_of ON receipt (payment_id, created_at);
CREATE INDEX receipt_due ON receipt (next_at) WHERE state = 'PENDING' OR return_state = 'DUE';
CREATE INDEX receipt_error ON receipt (created_at)
  WHERE state = 'ERROR' OR return_state = 'MANUAL' OR (state = 'PENDING' AND attempts > 2)
    OR (state = 'REGISTERED' AND last_error IS NOT NULL);
CREATE INDEX receipt_key ON receipt (key_id, id);
CREATE INDEX receipt_updated_at ON receipt (updated_at);

-- The lottery number and the code of a receipt, which the law lets nobody store: sealed until they were delivered, at most
-- until `expires_at`. The row is all that there is of them, so deleting it erases them.
CREATE TABLE receipt_secret (
  id TEXT PRIMARY KEY,
  sealed TEXT NOT NULL,
  key_id TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX receipt_secret_expires_at ON receipt_secret (expires_at);
CREATE INDEX receipt_secret_key ON receipt_secret (key_id, id);

-- The operator as payment provider: what QPay's merchant service keeps.
CREATE TABLE qpay_token (
  token_hash TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('access', 'refresh')),
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX qpay_token_expires_at ON qpay_token (expires_at);

CREATE TABLE qpay_invoice (
  invoice_id TEXT PRIMARY KEY,
  sender_invoice_no TEXT NOT NULL,
  qr_text TEXT NOT NULL UNIQUE,
  description TEXT NOT NULL,
  amount INTEGER NOT NULL,
  callback_url TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('OPEN', 'CLOSED', 'CANCELED')),
  expires_at INTEGER,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE qpay_payment (
  payment_id TEXT PRIMARY KEY,
  invoice_id TEXT NOT NULL REFERENCES qpay_invoice (invoice_id),
  status TEXT NOT NULL CHECK (status IN ('PAID', 'FAILED', 'REFUNDED')),
  type TEXT NOT NULL CHECK (type IN ('P2P', 'CARD')),
  amount INTEGER NOT NULL,
  paid_at INTEGER NOT NULL,
  -- The tax receipt of the payment, as JSON; null before there is one.
  receipt TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX qpay_payment_invoice ON qpay_payment (invoice_id, paid_at);
CREATE INDEX qpay_payment_paid_at ON qpay_payment (paid_at);

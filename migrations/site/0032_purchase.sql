-- What is paid for beside the shop: bills, units, packages of data, Wi-Fi cards. The id is made of what is bought, so that
-- the same form sent twice is one purchase; `token_hash` is that of what its result page's address holds. What is bought,
-- for whom and by whom is sealed with the id as context. `sent_at`: since when the service may have heard of it.
CREATE TABLE purchase (
  id TEXT PRIMARY KEY,
  token_hash TEXT NOT NULL,
  code TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('bill', 'units', 'data', 'wifi')),
  status TEXT NOT NULL DEFAULT 'AWAITING_PAYMENT'
    CHECK (status IN ('AWAITING_PAYMENT', 'PAID', 'DONE', 'REFUSED')),
  draft_id TEXT NOT NULL,
  visitor_id TEXT NOT NULL,
  isdn TEXT,
  amount INTEGER NOT NULL CHECK (amount > 0),
  credit INTEGER,
  language TEXT NOT NULL,
  personal TEXT NOT NULL,
  key_id TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  paid_at INTEGER,
  sent_at INTEGER,
  ended_at INTEGER,
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX purchase_token ON purchase (token_hash);
CREATE UNIQUE INDEX purchase_code ON purchase (code);
CREATE INDEX purchase_draft ON purchase (draft_id) WHERE draft_id <> '';
CREATE INDEX purchase_isdn ON purchase (isdn, created_at, id) WHERE isdn IS NOT NULL;
-- Paid, and not done yet: somebody has to know.
CREATE INDEX purchase_paid ON purchase (paid_at) WHERE status = 'PAID';
CREATE INDEX purchase_paid_at ON purchase (paid_at) WHERE paid_at IS NOT NULL;
CREATE INDEX purchase_updated_at ON purchase (updated_at);
CREATE INDEX purchase_key ON purchase (key_id, id);

-- Codes of Wi-Fi cards, as those of the shop: sealed, and each showing is noted.
CREATE TABLE wifi_code (
  id TEXT PRIMARY KEY,
  purchase_id TEXT NOT NULL REFERENCES purchase (id) ON DELETE CASCADE,
  product_id TEXT NOT NULL,
  number INTEGER NOT NULL,
  code TEXT NOT NULL,
  key_id TEXT NOT NULL,
  shown INTEGER NOT NULL DEFAULT 0,
  last_shown_at INTEGER,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX wifi_code_once ON wifi_code (purchase_id, product_id, number);
CREATE INDEX wifi_code_key ON wifi_code (key_id, id);

-- The last numbers that a customer has paid for, sealed; `number_hash` is keyed.
CREATE TABLE recipient (
  id TEXT PRIMARY KEY,
  isdn TEXT NOT NULL,
  number_hash TEXT NOT NULL,
  number TEXT NOT NULL,
  key_id TEXT NOT NULL,
  used_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX recipient_once ON recipient (isdn, number_hash);
CREATE INDEX recipient_used_at ON recipient (used_at);
CREATE INDEX recipient_key ON recipient (key_id, id);

-- Look-ups of bills, for an hour: keyed hashes of who asked and for what. `is_digits`: at a kiosk, with the last digits of a contract.
CREATE TABLE bill_try (
  id TEXT PRIMARY KEY,
  visitor TEXT NOT NULL,
  network TEXT,
  account TEXT NOT NULL,
  is_digits INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX bill_try_visitor ON bill_try (visitor, at);
CREATE INDEX bill_try_network ON bill_try (network, at) WHERE network IS NOT NULL;
CREATE INDEX bill_try_account ON bill_try (account, at) WHERE is_digits = 1;
CREATE INDEX bill_try_at ON bill_try (at);

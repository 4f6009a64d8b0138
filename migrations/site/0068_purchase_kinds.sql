-- What can be bought beside the shop is known to the code (`src/purchase/kinds.ts`), which writes no other kind: a CHECK of the
-- kinds would make this table and all that refer to it anew with each. Rows of those are carried over first: to drop a table is
-- to delete its rows, and theirs with them.
CREATE TABLE purchase_new (
  id TEXT PRIMARY KEY,
  token_hash TEXT NOT NULL,
  code TEXT NOT NULL,
  kind TEXT NOT NULL,
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
INSERT INTO purchase_new SELECT * FROM purchase;
CREATE TABLE wifi_code_new (
  id TEXT PRIMARY KEY,
  purchase_id TEXT NOT NULL REFERENCES purchase_new (id) ON DELETE CASCADE,
  product_id TEXT NOT NULL,
  number INTEGER NOT NULL,
  code TEXT NOT NULL,
  key_id TEXT NOT NULL,
  shown INTEGER NOT NULL DEFAULT 0,
  last_shown_at INTEGER,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO wifi_code_new SELECT * FROM wifi_code;
CREATE TABLE sim_order_new (
  id TEXT PRIMARY KEY REFERENCES purchase_new (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('SIM', 'ESIM')),
  status TEXT NOT NULL CHECK (status IN ('ORDERED', 'SHIPPED', 'READY', 'COMPLETED')),
  profile TEXT,
  key_id TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO sim_order_new SELECT * FROM sim_order;
DROP TABLE sim_order;
DROP TABLE wifi_code;
DROP TABLE purchase;
ALTER TABLE purchase_new RENAME TO purchase;
ALTER TABLE wifi_code_new RENAME TO wifi_code;
ALTER TABLE sim_order_new RENAME TO sim_order;
CREATE UNIQUE INDEX purchase_token ON purchase (token_hash);
CREATE UNIQUE INDEX purchase_code ON purchase (code);
CREATE INDEX purchase_draft ON purchase (draft_id) WHERE draft_id <> '';
CREATE INDEX purchase_isdn ON purchase (isdn, created_at, id) WHERE isdn IS NOT NULL;
-- Paid, and not done yet: somebody has to know.
CREATE INDEX purchase_paid ON purchase (paid_at) WHERE status = 'PAID';
CREATE INDEX purchase_paid_at ON purchase (paid_at) WHERE paid_at IS NOT NULL;
CREATE INDEX purchase_visitor ON purchase (visitor_id);
CREATE INDEX purchase_updated_at ON purchase (updated_at);
CREATE INDEX purchase_key ON purchase (key_id, id);
CREATE UNIQUE INDEX wifi_code_once ON wifi_code (purchase_id, product_id, number);
CREATE INDEX wifi_code_key ON wifi_code (key_id, id);
-- Somebody has to bring it, or to lay it ready.
CREATE INDEX sim_order_open ON sim_order (created_at) WHERE status <> 'COMPLETED';
CREATE INDEX sim_order_key ON sim_order (key_id, id) WHERE key_id IS NOT NULL;

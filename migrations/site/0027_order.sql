-- Orders of the shop. The row is the truth; commerce is told by the outbox. `submit_key` names the draft, its revision and
-- the total, so that a submit that comes again finds the same order. `phone_hash` is keyed, for the look-up by code and
-- number. `asked_at`: when commerce was last asked what became of it. `lines` are frozen at the submit (JSON); names, numbers, the address and what the links hold are sealed.
CREATE TABLE shop_order (
  id TEXT PRIMARY KEY,
  code TEXT NOT NULL,
  submit_key TEXT NOT NULL,
  draft_id TEXT NOT NULL,
  visitor_id TEXT NOT NULL,
  isdn TEXT,
  phone_hash TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'AWAITING_PAYMENT'
    CHECK (status IN ('AWAITING_PAYMENT', 'LAPSED', 'PLACED', 'SHIPPED', 'COMPLETED', 'CANCELED')),
  delivery_type TEXT NOT NULL CHECK (delivery_type IN ('DELIVERY', 'PICKUP', 'DIGITAL')),
  slot_date TEXT,
  slot TEXT,
  branch_id TEXT,
  goods INTEGER NOT NULL,
  discount INTEGER NOT NULL,
  delivery INTEGER NOT NULL,
  total INTEGER NOT NULL CHECK (total > 0),
  promo_code TEXT NOT NULL DEFAULT '',
  referral_code TEXT NOT NULL DEFAULT '',
  lines TEXT NOT NULL,
  cart_id TEXT,
  reservation TEXT NOT NULL DEFAULT 'none' CHECK (reservation IN ('none', 'asked', 'held', 'unclear', 'given-back')),
  language TEXT NOT NULL,
  consent TEXT NOT NULL,
  personal TEXT NOT NULL,
  key_id TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  placed_at INTEGER,
  updated_at INTEGER NOT NULL,
  asked_at INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX shop_order_code ON shop_order (code);
-- What has lapsed may be ordered again, of the same draft and for the same total.
CREATE UNIQUE INDEX shop_order_submit ON shop_order (submit_key) WHERE status <> 'LAPSED';
CREATE INDEX shop_order_draft ON shop_order (draft_id);
CREATE INDEX shop_order_visitor ON shop_order (visitor_id, created_at, id);
CREATE INDEX shop_order_isdn ON shop_order (isdn, created_at, id) WHERE isdn IS NOT NULL;
CREATE INDEX shop_order_status ON shop_order (status, updated_at, id);
-- Orders on their way, by when commerce was asked about them.
CREATE INDEX shop_order_asked ON shop_order (asked_at) WHERE status IN ('PLACED', 'SHIPPED');
CREATE INDEX shop_order_key ON shop_order (key_id, id);

-- When an order came to each of its states: its timeline.
CREATE TABLE order_event (
  order_id TEXT NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE,
  status TEXT NOT NULL,
  at INTEGER NOT NULL,
  who TEXT NOT NULL CHECK (who IN ('customer', 'staff', 'service', 'system')),
  PRIMARY KEY (order_id, status)
) STRICT, WITHOUT ROWID;

-- Codes of digital goods, sealed with the id as context. A showing is noted, the code itself never.
CREATE TABLE digital_code (
  id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE,
  product_id TEXT NOT NULL,
  number INTEGER NOT NULL,
  code TEXT NOT NULL,
  key_id TEXT NOT NULL,
  shown INTEGER NOT NULL DEFAULT 0,
  last_shown_at INTEGER,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX digital_code_once ON digital_code (order_id, product_id, number);
CREATE INDEX digital_code_key ON digital_code (key_id, id);

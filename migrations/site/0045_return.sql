-- Goods of an order that come back: a case beside the order, which stays delivered. The id is that of the form that asked.
-- `lines` is JSON: which lines of the order, how many of each, and why. What was said in words is sealed with the id as
-- context. `amount` is what was given back, in MNT; `cause` and `answer` say why less than was paid, or nothing.
CREATE TABLE return_case (
  id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  request_hash TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'REQUESTED'
    CHECK (state IN ('REQUESTED', 'ACCEPTED', 'RECEIVED', 'REFUNDED', 'REFUSED', 'WITHDRAWN')),
  lines TEXT NOT NULL,
  way TEXT NOT NULL CHECK (way IN ('BRANCH', 'COURIER')),
  branch_id TEXT,
  slot_date TEXT,
  slot TEXT,
  personal TEXT NOT NULL,
  key_id TEXT NOT NULL,
  cause TEXT,
  answer TEXT,
  amount INTEGER CHECK (amount >= 0),
  refund_id TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX return_case_number ON return_case (order_id, number);
-- While one waits for its answer nobody asks for another one.
CREATE UNIQUE INDEX return_case_asked ON return_case (order_id) WHERE state = 'REQUESTED';
CREATE INDEX return_case_state ON return_case (state, updated_at, id);
CREATE INDEX return_case_key ON return_case (key_id, id);

-- When it came to each of its states.
CREATE TABLE return_event (
  return_id TEXT NOT NULL REFERENCES return_case (id) ON DELETE CASCADE,
  state TEXT NOT NULL,
  at INTEGER NOT NULL,
  who TEXT NOT NULL CHECK (who IN ('customer', 'staff')),
  PRIMARY KEY (return_id, state)
) STRICT, WITHOUT ROWID;

-- Of one payment several parts may be returned, each by a case of its own, which is moved once.
DROP INDEX refund_once;
CREATE UNIQUE INDEX refund_once ON refund (provider, provider_payment_id, reason) WHERE reason <> 'returned';

-- What must take effect once, by whoever did it (a visitor, or a cart) and the id that was sent with it. `claimed`:
-- somebody is at it until the lease ends; `unknown`: it may have taken effect; `done`: `outcome` is its answer, as JSON.
CREATE TABLE operation (
  owner TEXT NOT NULL,
  id TEXT NOT NULL,
  form TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('claimed', 'unknown', 'done')),
  attempts INTEGER NOT NULL DEFAULT 1,
  lease_until INTEGER NOT NULL DEFAULT 0,
  outcome TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (owner, id),
  CHECK ((outcome IS NULL) = (state <> 'done'))
) STRICT, WITHOUT ROWID;
CREATE INDEX operation_expires_at ON operation (expires_at);

-- Messages to services, written in the batch of what they tell, and sent after it until a service has taken them.
-- `key` is their idempotency key. While one is being sent, `next_at` is when another may send it. A message that was
-- sent has no body any more; `stuck` ones wait for a person.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY DEFAULT (lower(hex(randomblob(16)))),
  topic TEXT NOT NULL,
  body TEXT NOT NULL,
  key TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'done', 'stuck')),
  attempts INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  next_at INTEGER NOT NULL,
  done_at INTEGER,
  stuck_at INTEGER,
  last_error TEXT,
  CHECK ((done_at IS NULL) = (state <> 'done')),
  CHECK ((stuck_at IS NULL) = (state <> 'stuck'))
) STRICT;
CREATE UNIQUE INDEX outbox_key ON outbox (key);
CREATE INDEX outbox_due ON outbox (next_at) WHERE state = 'due';
CREATE INDEX outbox_done_at ON outbox (done_at) WHERE done_at IS NOT NULL;
CREATE INDEX outbox_stuck_at ON outbox (stuck_at) WHERE stuck_at IS NOT NULL;

-- What somebody of the staff has done, to what, and why.
CREATE TABLE staff_log (
  id TEXT PRIMARY KEY DEFAULT (lower(hex(randomblob(16)))),
  at INTEGER NOT NULL,
  who TEXT NOT NULL,
  act TEXT NOT NULL,
  subject TEXT NOT NULL,
  reason TEXT NOT NULL
) STRICT;
CREATE INDEX staff_log_at ON staff_log (at);

-- Changes of visitors' carts are operations of the cart, at most 200 of each, and end with it.
INSERT INTO operation (owner, id, form, request_hash, state, outcome, created_at, expires_at)
  SELECT cart_id, op_id, 'cart', op_id, 'done', json_object('outcome', outcome, 'clamped', json(clamped)), at, expires_at
  FROM (SELECT cart_op.*, cart.expires_at, row_number() OVER (PARTITION BY cart_id ORDER BY at DESC) AS place
    FROM cart_op JOIN cart ON cart.id = cart_op.cart_id) WHERE place <= 200;
DROP TABLE cart_op;
CREATE TRIGGER cart_operations_end AFTER DELETE ON cart BEGIN
  DELETE FROM operation WHERE owner = OLD.id;
END;

-- A rating is an operation of the visitor, one after the other for each product: `turn` counts those that the service
-- has counted, `asked` is the point of the one that is being sent.
ALTER TABLE product_rating ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;
ALTER TABLE product_rating ADD COLUMN asked INTEGER CHECK (asked BETWEEN 1 AND 5);
ALTER TABLE product_rating DROP COLUMN sending_until;

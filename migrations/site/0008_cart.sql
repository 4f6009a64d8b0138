-- Carts of visitors who are not signed in. The cookie's value is never stored, only its SHA-256. A customer's
-- cart is the commerce service's.
CREATE TABLE cart (
  id TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX cart_expires_at ON cart (expires_at);

-- `sold_id` is the product's id, or its variant's. Names, pictures and prices are the commerce service's;
-- `seen_price` is only what the visitor saw last, so that a change can be named.
CREATE TABLE cart_item (
  cart_id TEXT NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  sold_id TEXT NOT NULL,
  product_id TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  seen_price INTEGER,
  at INTEGER NOT NULL,
  PRIMARY KEY (cart_id, sold_id)
) STRICT, WITHOUT ROWID;

-- Changes by the key they were sent with: one that comes again changes nothing and reads its first outcome.
CREATE TABLE cart_op (
  cart_id TEXT NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  op_id TEXT NOT NULL,
  at INTEGER NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('done', 'missing', 'full')),
  clamped TEXT NOT NULL DEFAULT '[]',
  PRIMARY KEY (cart_id, op_id)
) STRICT, WITHOUT ROWID;

-- A visitor's items on their way into a customer's cart. `lines` is what is sent, `before` what that cart held
-- when it was first sent: after an unclear answer the two tell what is still missing there.
CREATE TABLE cart_merge (
  id TEXT PRIMARY KEY,
  cart_id TEXT NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  isdn TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('pending', 'sending', 'unknown', 'done')),
  lines TEXT NOT NULL,
  before TEXT,
  lease_until INTEGER NOT NULL
) STRICT;
-- One at a time; what comes into the cart meanwhile goes with the next.
CREATE UNIQUE INDEX cart_merge_open ON cart_merge (cart_id) WHERE state <> 'done';
CREATE INDEX cart_merge_cart ON cart_merge (cart_id);

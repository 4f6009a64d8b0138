-- The price at which a customer last saw a thing in the cart. The cart itself is the commerce service's, which says
-- only what it costs now; this is what lets a change be named.
CREATE TABLE seen_price (
  isdn TEXT NOT NULL,
  sold_id TEXT NOT NULL,
  price INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (isdn, sold_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX seen_price_expires_at ON seen_price (expires_at);

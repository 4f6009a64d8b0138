-- Each rating that is sent to the service, for an hour: so many a product and network, or a few visitors without cookies
-- would move its average. The network is a keyed hash.
CREATE TABLE rating_share (
  id TEXT PRIMARY KEY,
  product_id TEXT NOT NULL,
  network TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX rating_share_of ON rating_share (product_id, network, at);
CREATE INDEX rating_share_at ON rating_share (at);

-- A keyed hash of the number that was signed in: it rates a product once, from however many browsers.
ALTER TABLE product_rating ADD COLUMN number TEXT;
CREATE UNIQUE INDEX product_rating_number ON product_rating (number, product_id) WHERE number IS NOT NULL;

-- Who is told once when something that is sold out can be ordered again. `person` is a keyed hash of the number or e-mail
-- address, which is sealed; `variant_id` is '' of a product without variants. `told_at` is set together with the message, and
-- the row is deleted once that was sent.
CREATE TABLE stock_watch (
  id TEXT PRIMARY KEY,
  product_id TEXT NOT NULL,
  variant_id TEXT NOT NULL,
  person TEXT NOT NULL,
  visitor_id TEXT NOT NULL,
  isdn TEXT,
  channel TEXT NOT NULL CHECK (channel IN ('sms', 'email')),
  address TEXT NOT NULL,
  key_id TEXT NOT NULL,
  language TEXT NOT NULL CHECK (language IN ('mn', 'en')),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  told_at INTEGER
) STRICT, WITHOUT ROWID;
-- Each is told once of one thing; the job reads the products by it.
CREATE UNIQUE INDEX stock_watch_waiting ON stock_watch (product_id, variant_id, person) WHERE told_at IS NULL;
CREATE INDEX stock_watch_person ON stock_watch (person);
CREATE INDEX stock_watch_visitor ON stock_watch (visitor_id);
CREATE INDEX stock_watch_isdn ON stock_watch (isdn) WHERE isdn IS NOT NULL;
CREATE INDEX stock_watch_expires_at ON stock_watch (expires_at);
CREATE INDEX stock_watch_key ON stock_watch (key_id, id);

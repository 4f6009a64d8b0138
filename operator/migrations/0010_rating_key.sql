-- A rating by the key it was sent with: one that comes again with its key is counted once.
CREATE TABLE rating_sent (
  key TEXT PRIMARY KEY,
  product_id TEXT NOT NULL,
  point INTEGER NOT NULL,
  previous_point INTEGER,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX rating_sent_at ON rating_sent (at);

-- Tries to find an order by its code and a phone, for an hour: keyed hashes of who tried, and of which code.
CREATE TABLE order_try (
  id TEXT PRIMARY KEY,
  asker TEXT NOT NULL,
  code TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX order_try_asker ON order_try (asker, at);
CREATE INDEX order_try_code ON order_try (code, at);
CREATE INDEX order_try_at ON order_try (at);

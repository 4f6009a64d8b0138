-- One worker in the world refreshes a key at a time: who holds the lease, and until when.
CREATE TABLE lease (
  k TEXT PRIMARY KEY,
  until_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What the last holder brought, for those who waited. KV can't serve them: it keeps an answer of
-- "nothing there" for a minute. Public contents only; rows go when they stop being usable.
CREATE TABLE cache_fill (
  k TEXT PRIMARY KEY,
  at_ms INTEGER NOT NULL,
  usable_until_ms INTEGER NOT NULL,
  failure TEXT,
  body TEXT,
  CHECK ((failure IS NULL) <> (body IS NULL))
) STRICT;
CREATE INDEX cache_fill_end ON cache_fill (usable_until_ms);

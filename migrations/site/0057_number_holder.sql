-- Since when a number belongs to whoever has it now, as the operator said last; null where it does not say. A number is given
-- to somebody else after a while, and what the one before has bought is not theirs. `number_hash` is keyed.
CREATE TABLE number_holder (
  number_hash TEXT PRIMARY KEY,
  since INTEGER,
  checked_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX number_holder_checked_at ON number_holder (checked_at);

-- Numbers that mobile-services keeps for visitors: the hold itself is there, this row only counts and remembers. The id is
-- the idempotency key of the hold. `chosen` is the number; `reference` is null until mobile-services has said yes; `visitor` and `network` are keyed
-- hashes, `network` null where many share one. `ended_at`: given back or sold before its time.
CREATE TABLE number_hold (
  id TEXT PRIMARY KEY,
  chosen TEXT NOT NULL,
  visitor TEXT NOT NULL,
  network TEXT,
  reference TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  ended_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX number_hold_visitor ON number_hold (visitor, expires_at);
CREATE INDEX number_hold_network ON number_hold (network, expires_at) WHERE network IS NOT NULL;
CREATE INDEX number_hold_expires_at ON number_hold (expires_at);

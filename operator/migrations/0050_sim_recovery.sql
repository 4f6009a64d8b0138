-- SIMs that were replaced, once for a code of the site and one idempotency key.
CREATE TABLE sim_recovery (
  code TEXT PRIMARY KEY,
  idempotency_key TEXT NOT NULL UNIQUE,
  isdn TEXT NOT NULL,
  way TEXT NOT NULL CHECK (way IN ('ESIM', 'BLANK', 'CARD')),
  profile TEXT,
  -- How often it was asked for: some are activated late.
  asked INTEGER NOT NULL DEFAULT 0,
  body TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

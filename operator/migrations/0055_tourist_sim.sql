-- Data SIMs of visitors, once for a code of the site. `holder` is the passport, of which two may be in force.
CREATE TABLE tourist_sim (
  code TEXT PRIMARY KEY,
  idempotency_key TEXT NOT NULL UNIQUE,
  holder TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('SIM', 'ESIM')),
  state TEXT NOT NULL CHECK (state IN ('SOLD', 'REFUSED')),
  profile TEXT,
  -- How often it was asked for: the profile of some passports is late.
  asked INTEGER NOT NULL DEFAULT 0,
  body TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tourist_sim_holder ON tourist_sim (holder, state);

-- SIMs that are replaced online. `state` only goes forward, each step by one UPDATE that names the state before it, so that
-- of the owner's "stop" and the activation one wins. The fee is a purchase, whose effect this is; without a fee there is none.
-- `token_hash`: the address of its page. `stop_hash`: that of the link in the owner's e-mail. `effect_key`: the message in the
-- outbox that carries it on. `card`: a SIM card that is brought or laid ready. `personal` is JSON, sealed.
CREATE TABLE sim_recovery (
  id TEXT PRIMARY KEY,
  token_hash TEXT NOT NULL,
  stop_hash TEXT NOT NULL,
  code TEXT NOT NULL,
  isdn TEXT NOT NULL,
  visitor_id TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('REQUESTED', 'VERIFIED', 'PAID', 'ACTIVATING', 'ACTIVE', 'FAILED')),
  ended_by TEXT CHECK (ended_by IN ('STOPPED', 'REFUSED', 'UNPAID', 'STAFF')),
  way TEXT NOT NULL CHECK (way IN ('ESIM', 'BLANK', 'CARD')),
  card TEXT CHECK (card IN ('ORDERED', 'SHIPPED', 'READY', 'HANDED')),
  amount INTEGER NOT NULL CHECK (amount >= 0),
  effect_key TEXT,
  language TEXT NOT NULL,
  personal TEXT NOT NULL,
  key_id TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  verified_at INTEGER,
  paid_at INTEGER,
  activate_at INTEGER,
  sent_at INTEGER,
  ended_at INTEGER,
  expires_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX sim_recovery_token ON sim_recovery (token_hash);
CREATE UNIQUE INDEX sim_recovery_stop ON sim_recovery (stop_hash);
-- One in 24 hours, and which one a word from the number stops.
CREATE INDEX sim_recovery_isdn ON sim_recovery (isdn, created_at);
CREATE INDEX sim_recovery_visitor ON sim_recovery (visitor_id);
-- Somebody has to see it.
CREATE INDEX sim_recovery_open ON sim_recovery (paid_at) WHERE state IN ('PAID', 'ACTIVATING');
CREATE INDEX sim_recovery_updated_at ON sim_recovery (updated_at);
CREATE INDEX sim_recovery_key ON sim_recovery (key_id, id);

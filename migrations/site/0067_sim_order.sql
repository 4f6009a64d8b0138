-- SIM cards and eSIMs that were ordered with a number that was sold; the id is that of its purchase, which knows whose it is.
-- `profile` is what an eSIM is installed with, sealed: whoever has it can use the number once.
CREATE TABLE sim_order (
  id TEXT PRIMARY KEY REFERENCES purchase (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('SIM', 'ESIM')),
  status TEXT NOT NULL CHECK (status IN ('ORDERED', 'SHIPPED', 'READY', 'COMPLETED')),
  profile TEXT,
  key_id TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
-- Somebody has to bring it, or to lay it ready.
CREATE INDEX sim_order_open ON sim_order (created_at) WHERE status <> 'COMPLETED';
CREATE INDEX sim_order_key ON sim_order (key_id, id) WHERE key_id IS NOT NULL;

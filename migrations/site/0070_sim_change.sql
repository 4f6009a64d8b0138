-- When the SIM of a number was changed here last. For a day after that whoever has the number may be whoever has taken it, so
-- what gives money or the number itself away asks for Dan. `number_hash` is keyed.
CREATE TABLE sim_change (
  number_hash TEXT PRIMARY KEY,
  changed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sim_change_changed_at ON sim_change (changed_at);

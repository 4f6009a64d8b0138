-- How hard customers found a flow, each answer once by its key.
CREATE TABLE effort (
  position INTEGER PRIMARY KEY AUTOINCREMENT,
  idempotency_key TEXT NOT NULL UNIQUE,
  body TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX effort_at ON effort (at);

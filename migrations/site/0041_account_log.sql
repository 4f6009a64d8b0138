-- What was done with a number in its account that its owner may ask about later. The owner is told from the row.
CREATE TABLE account_log (
  id TEXT PRIMARY KEY,
  isdn TEXT NOT NULL,
  act TEXT NOT NULL CHECK (act IN ('puk', 'email')),
  language TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX account_log_isdn ON account_log (isdn, at);
CREATE INDEX account_log_at ON account_log (at);

-- What the bureaus have answered about somebody who wants a lease: one answer for one key. `asked` is how often.
CREATE TABLE lease_report (
  idempotency_key TEXT PRIMARY KEY,
  bureau TEXT NOT NULL CHECK (bureau IN ('credit', 'insurance')),
  body TEXT NOT NULL,
  answer TEXT NOT NULL,
  asked INTEGER NOT NULL DEFAULT 1,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

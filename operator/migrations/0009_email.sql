-- E-mail that was sent to subscribers: the last messages, for the outbox page.
CREATE TABLE email (
  position INTEGER PRIMARY KEY AUTOINCREMENT,
  idempotency_key TEXT NOT NULL UNIQUE,
  address TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX email_at ON email (at);

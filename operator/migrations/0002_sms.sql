-- What was sent to subscribers: the last messages, for the outbox page of a site without a real service.
CREATE TABLE sms (
  position INTEGER PRIMARY KEY AUTOINCREMENT,
  idempotency_key TEXT NOT NULL UNIQUE,
  isdn TEXT NOT NULL,
  text TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX sms_at ON sms (at);

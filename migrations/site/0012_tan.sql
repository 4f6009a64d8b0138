-- A code is for a visitor, by SMS or e-mail. It ends by itself, minutes later, or with its visitor.
-- `waiting` and `confirmed`: the other way round, where the customer sends a word by SMS; `inbound_id` is that message.
-- Tables are made anew with their rows, because SQLite changes neither a reference nor a check.
CREATE TABLE next_tan_challenge (
  id TEXT PRIMARY KEY,
  visitor_id TEXT NOT NULL REFERENCES visitor (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL,
  channel TEXT NOT NULL CHECK (channel IN ('sms', 'email')),
  address TEXT NOT NULL,
  code_hash TEXT NOT NULL,
  attempts_left INTEGER NOT NULL DEFAULT 3 CHECK (attempts_left BETWEEN 0 AND 3),
  state TEXT NOT NULL DEFAULT 'open'
    CHECK (state IN ('open', 'used', 'locked', 'replaced', 'unsent', 'waiting', 'confirmed')),
  inbound_id TEXT,
  issued_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
INSERT INTO next_tan_challenge
  SELECT id, session_id, purpose, 'sms', isdn, code_hash, attempts_left, state, NULL, issued_at, expires_at
  FROM tan_challenge;
DROP TABLE tan_challenge;
ALTER TABLE next_tan_challenge RENAME TO tan_challenge;
CREATE INDEX tan_challenge_visitor ON tan_challenge (visitor_id, purpose, issued_at);
CREATE INDEX tan_challenge_expires_at ON tan_challenge (expires_at);
CREATE UNIQUE INDEX tan_challenge_code_hash ON tan_challenge (code_hash);
CREATE UNIQUE INDEX tan_challenge_inbound_id ON tan_challenge (inbound_id);

-- Who asked is a keyed hash too. `network` is null where addresses are shared, `browser` is null for a browser that
-- has not signed in with this number before.
CREATE TABLE next_tan_issue (
  id TEXT PRIMARY KEY,
  subject TEXT NOT NULL,
  visitor TEXT NOT NULL,
  network TEXT,
  browser TEXT,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO next_tan_issue SELECT id, subject, session_id, network, NULL, at FROM tan_issue;
DROP TABLE tan_issue;
ALTER TABLE next_tan_issue RENAME TO tan_issue;
CREATE INDEX tan_issue_subject ON tan_issue (subject, at);
CREATE INDEX tan_issue_visitor ON tan_issue (visitor, at);
CREATE INDEX tan_issue_network ON tan_issue (network, at);
CREATE INDEX tan_issue_at ON tan_issue (at);

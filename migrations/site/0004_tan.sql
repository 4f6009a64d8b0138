-- One-time codes sent by SMS. A challenge belongs to a session and a purpose; the number stands here only until
-- it is swept, minutes later, and goes with its session. Of the code only a keyed hash is stored.
CREATE TABLE tan_challenge (
  id TEXT PRIMARY KEY,
  session_id TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL,
  isdn TEXT NOT NULL,
  code_hash TEXT NOT NULL,
  attempts_left INTEGER NOT NULL DEFAULT 3 CHECK (attempts_left BETWEEN 0 AND 3),
  state TEXT NOT NULL DEFAULT 'open'
    CHECK (state IN ('open', 'used', 'locked', 'replaced', 'unsent')),
  issued_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX tan_challenge_session ON tan_challenge (session_id, purpose, issued_at);
CREATE INDEX tan_challenge_expires_at ON tan_challenge (expires_at);

-- One row for each code that was issued in the last day: every cap is a count over it. Numbers and networks
-- are keyed hashes, so that the table tells nobody who asked.
CREATE TABLE tan_issue (
  id TEXT PRIMARY KEY,
  subject TEXT NOT NULL,
  session_id TEXT NOT NULL,
  network TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tan_issue_subject ON tan_issue (subject, at);
CREATE INDEX tan_issue_session ON tan_issue (session_id, at);
CREATE INDEX tan_issue_network ON tan_issue (network, at);
CREATE INDEX tan_issue_at ON tan_issue (at);

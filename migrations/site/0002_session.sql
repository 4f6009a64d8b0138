-- Made only when something must be remembered. The cookie's value is never stored, only its SHA-256.
CREATE TABLE session (
  id TEXT PRIMARY KEY,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX session_expires_at ON session (expires_at);

-- What a visitor agreed to, by version of the text; the last answer to a version counts.
CREATE TABLE consent (
  session_id TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  version TEXT NOT NULL,
  purposes TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (session_id, version)
) STRICT, WITHOUT ROWID;

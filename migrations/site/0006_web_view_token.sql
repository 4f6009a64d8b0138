-- Which tokens of the app were taken; the row's insert is what takes one. Only the SHA-256 of its id, and only for
-- as long as the token could come again.
CREATE TABLE web_view_token (
  id TEXT PRIMARY KEY,
  useless_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX web_view_token_useless_at ON web_view_token (useless_at);

-- A verified token of another number than the one that is signed in: kept until its reader has decided.
CREATE TABLE web_view_offer (
  session_id TEXT PRIMARY KEY REFERENCES session (id) ON DELETE CASCADE,
  isdn TEXT NOT NULL,
  session_ends_at INTEGER NOT NULL,
  return_to TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- That a visitor has confirmed the number that is signed in once more, by a code of its own, for one purpose and some
-- minutes: what nobody may see or change who only finds a browser signed in.
CREATE TABLE fresh_code (
  visitor_id TEXT NOT NULL REFERENCES visitor (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL,
  isdn TEXT NOT NULL,
  at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (visitor_id, purpose)
) STRICT, WITHOUT ROWID;
CREATE INDEX fresh_code_expires_at ON fresh_code (expires_at);

-- Ways to the state's sign-in and back. The state itself is never stored, only its SHA-256. It is good once, for the
-- session and the flow that it was made for; the outcome is for the page after.
CREATE TABLE dan_attempt (
  state_hash TEXT PRIMARY KEY,
  session_id TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  flow TEXT NOT NULL,
  redirect_uri TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER,
  outcome TEXT CHECK (outcome IN ('verified', 'mismatch', 'cancelled', 'failed')),
  CHECK (outcome IS NULL OR used_at IS NOT NULL)
) STRICT, WITHOUT ROWID;
CREATE INDEX dan_attempt_session ON dan_attempt (session_id, flow, created_at);
CREATE INDEX dan_attempt_created_at ON dan_attempt (created_at);

-- That the subscriber of a session showed to be who the number is registered to. Of the register number only a keyed
-- hash is kept, of the names nothing.
CREATE TABLE dan_verification (
  session_id TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  flow TEXT NOT NULL,
  register_hmac TEXT NOT NULL,
  verified_at INTEGER NOT NULL,
  PRIMARY KEY (session_id, flow)
) STRICT, WITHOUT ROWID;

-- Ways to the state's sign-in and back. The state itself is never stored, only its SHA-256. It is good once, for the
-- visitor and the purpose that it was made for; the outcome is for the page after. Of an owner `isdn` is the number
-- whose registration is compared: that of a draft, or where there is none, the number that is signed in.
CREATE TABLE next_dan_attempt (
  state_hash TEXT PRIMARY KEY,
  visitor_id TEXT NOT NULL REFERENCES visitor (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL,
  subject TEXT NOT NULL CHECK (subject IN ('owner', 'applicant')),
  isdn TEXT CHECK ((isdn IS NULL) = (subject = 'applicant')),
  draft_id TEXT REFERENCES draft (id) ON DELETE CASCADE,
  continues_at TEXT,
  redirect_uri TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER,
  outcome TEXT CHECK (
    outcome IN ('verified', 'mismatch', 'organisation', 'not-found', 'cancelled', 'failed')
  ),
  CHECK (outcome IS NULL OR used_at IS NOT NULL)
) STRICT, WITHOUT ROWID;
INSERT INTO next_dan_attempt
  SELECT state_hash, visitor_id, flow, 'owner', isdn, NULL, NULL, redirect_uri, a.created_at, a.expires_at, used_at, outcome
  FROM dan_attempt AS a JOIN session AS s ON s.id = a.session_id WHERE isdn IS NOT NULL;

-- That a visitor showed who they are: that they own a number, or who applies for one. Of the register number only a
-- keyed hash is kept. Name and register number of an applicant are sealed (src/lib/seal.ts) with the key that `key_id`
-- names, and go with the draft that they are for.
CREATE TABLE identity_proof (
  id TEXT PRIMARY KEY,
  visitor_id TEXT NOT NULL REFERENCES visitor (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('dan', 'passport')),
  subject TEXT NOT NULL CHECK (subject IN ('owner', 'applicant')),
  isdn TEXT CHECK ((isdn IS NULL) = (subject = 'applicant')),
  draft_id TEXT REFERENCES draft (id) ON DELETE CASCADE,
  register_hmac TEXT NOT NULL,
  applicant TEXT CHECK ((applicant IS NULL) = (subject = 'owner')),
  key_id TEXT CHECK ((key_id IS NULL) = (applicant IS NULL)),
  verified_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO identity_proof
  SELECT lower(hex(randomblob(16))), visitor_id, flow, 'dan', 'owner', isdn, NULL, register_hmac, NULL, NULL,
    verified_at, verified_at + 30 * 60 * 1000
  FROM dan_verification AS v JOIN session AS s ON s.id = v.session_id WHERE isdn IS NOT NULL;

DROP TABLE dan_attempt;
DROP TABLE dan_verification;
ALTER TABLE next_dan_attempt RENAME TO dan_attempt;

CREATE INDEX dan_attempt_visitor ON dan_attempt (visitor_id, purpose, created_at);
CREATE INDEX dan_attempt_draft ON dan_attempt (draft_id) WHERE draft_id IS NOT NULL;
CREATE INDEX dan_attempt_created_at ON dan_attempt (created_at);
CREATE INDEX identity_proof_visitor ON identity_proof (visitor_id, purpose);
CREATE INDEX identity_proof_draft ON identity_proof (draft_id) WHERE draft_id IS NOT NULL;
CREATE INDEX identity_proof_expires_at ON identity_proof (expires_at);
CREATE INDEX identity_proof_key ON identity_proof (key_id, id) WHERE key_id IS NOT NULL;

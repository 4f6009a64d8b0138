-- Whoever visits, for as long as their browser is known: what they do belongs to a visitor, not to a session. Signing
-- in replaces the session and keeps the visitor where it is the same person. The visitor of an older session has the
-- session's id. Tables are made anew with their rows, because SQLite changes no reference, and dropping a table that
-- others refer to would delete their rows.
CREATE TABLE visitor (
  id TEXT PRIMARY KEY,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX visitor_expires_at ON visitor (expires_at);
INSERT INTO visitor SELECT id, created_at, expires_at FROM session;

CREATE TABLE next_session (
  id TEXT PRIMARY KEY,
  visitor_id TEXT NOT NULL REFERENCES visitor (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  kind TEXT NOT NULL DEFAULT 'anonymous' CHECK (kind IN ('anonymous', 'phone', 'webview')),
  isdn TEXT CHECK ((isdn IS NULL) = (kind = 'anonymous'))
) STRICT;
INSERT INTO next_session SELECT id, id, created_at, expires_at, kind, isdn FROM session;

CREATE TABLE next_consent (
  visitor_id TEXT NOT NULL REFERENCES visitor (id) ON DELETE CASCADE,
  version TEXT NOT NULL,
  purposes TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (visitor_id, version)
) STRICT, WITHOUT ROWID;
INSERT INTO next_consent SELECT session_id, version, purposes, at FROM consent;

CREATE TABLE next_product_rating (
  visitor_id TEXT NOT NULL REFERENCES visitor (id) ON DELETE CASCADE,
  product_id TEXT NOT NULL,
  point INTEGER CHECK (point BETWEEN 1 AND 5),
  sending_until INTEGER NOT NULL,
  PRIMARY KEY (visitor_id, product_id)
) STRICT, WITHOUT ROWID;
INSERT INTO next_product_rating SELECT session_id, product_id, point, sending_until FROM product_rating;

-- A code is a visitor's; its column is renamed with the rest of that table.
CREATE TABLE next_tan_challenge (
  id TEXT PRIMARY KEY,
  session_id TEXT NOT NULL REFERENCES visitor (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL,
  isdn TEXT NOT NULL,
  code_hash TEXT NOT NULL,
  attempts_left INTEGER NOT NULL DEFAULT 3 CHECK (attempts_left BETWEEN 0 AND 3),
  state TEXT NOT NULL DEFAULT 'open'
    CHECK (state IN ('open', 'used', 'locked', 'replaced', 'unsent')),
  issued_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
INSERT INTO next_tan_challenge
  SELECT id, session_id, purpose, isdn, code_hash, attempts_left, state, issued_at, expires_at FROM tan_challenge;

CREATE TABLE next_dan_attempt (
  state_hash TEXT PRIMARY KEY,
  session_id TEXT NOT NULL REFERENCES next_session (id) ON DELETE CASCADE,
  flow TEXT NOT NULL,
  redirect_uri TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER,
  outcome TEXT CHECK (outcome IN ('verified', 'mismatch', 'cancelled', 'failed')),
  CHECK (outcome IS NULL OR used_at IS NOT NULL)
) STRICT, WITHOUT ROWID;
INSERT INTO next_dan_attempt
  SELECT state_hash, session_id, flow, redirect_uri, created_at, expires_at, used_at, outcome FROM dan_attempt;

CREATE TABLE next_dan_verification (
  session_id TEXT NOT NULL REFERENCES next_session (id) ON DELETE CASCADE,
  flow TEXT NOT NULL,
  register_hmac TEXT NOT NULL,
  verified_at INTEGER NOT NULL,
  PRIMARY KEY (session_id, flow)
) STRICT, WITHOUT ROWID;
INSERT INTO next_dan_verification SELECT session_id, flow, register_hmac, verified_at FROM dan_verification;

CREATE TABLE next_web_view_offer (
  session_id TEXT PRIMARY KEY REFERENCES next_session (id) ON DELETE CASCADE,
  isdn TEXT NOT NULL,
  session_ends_at INTEGER NOT NULL,
  return_to TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO next_web_view_offer SELECT session_id, isdn, session_ends_at, return_to, expires_at FROM web_view_offer;

DROP TABLE consent;
DROP TABLE product_rating;
DROP TABLE tan_challenge;
DROP TABLE dan_attempt;
DROP TABLE dan_verification;
DROP TABLE web_view_offer;
DROP TABLE session;
ALTER TABLE next_session RENAME TO session;
ALTER TABLE next_consent RENAME TO consent;
ALTER TABLE next_product_rating RENAME TO product_rating;
ALTER TABLE next_tan_challenge RENAME TO tan_challenge;
ALTER TABLE next_dan_attempt RENAME TO dan_attempt;
ALTER TABLE next_dan_verification RENAME TO dan_verification;
ALTER TABLE next_web_view_offer RENAME TO web_view_offer;

CREATE INDEX session_expires_at ON session (expires_at);
CREATE INDEX session_isdn ON session (isdn) WHERE isdn IS NOT NULL;
CREATE INDEX session_visitor ON session (visitor_id);
CREATE INDEX tan_challenge_session ON tan_challenge (session_id, purpose, issued_at);
CREATE INDEX tan_challenge_expires_at ON tan_challenge (expires_at);
CREATE INDEX dan_attempt_session ON dan_attempt (session_id, flow, created_at);
CREATE INDEX dan_attempt_created_at ON dan_attempt (created_at);
CREATE INDEX web_view_offer_expires_at ON web_view_offer (expires_at);

-- What customers asked for about internet at home. The row is the truth; mobile-services is told by the outbox. Name,
-- number and address are sealed with the id as context. The id is the hash of what the result page's address holds.
CREATE TABLE home_request (
  id TEXT PRIMARY KEY,
  code TEXT NOT NULL,
  visitor_id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('INSTALL', 'NOTIFY', 'CALL_BACK')),
  status TEXT NOT NULL DEFAULT 'REQUESTED'
    CHECK (status IN ('REQUESTED', 'SCHEDULED', 'INSTALLED', 'CANCELED')),
  package_id TEXT,
  visit_date TEXT,
  visit_slot TEXT,
  language TEXT NOT NULL,
  consent TEXT NOT NULL,
  personal TEXT NOT NULL,
  key_id TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX home_request_code ON home_request (code);
CREATE INDEX home_request_status ON home_request (status, created_at);
CREATE INDEX home_request_updated_at ON home_request (updated_at);
CREATE INDEX home_request_key ON home_request (key_id, id);

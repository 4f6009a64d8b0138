-- What somebody has filled in of a flow. The id is the SHA-256 of what only the browser's cookie holds; `data` is sealed
-- (src/lib/seal.ts) with the key that `key_id` names, so that rows of an older key are found. No reference to the
-- visitor: a draft that a kiosk has handed to a phone outlives the kiosk's visit.
CREATE TABLE draft (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  version INTEGER NOT NULL,
  revision INTEGER NOT NULL DEFAULT 1,
  step TEXT NOT NULL,
  data TEXT NOT NULL,
  key_id TEXT NOT NULL,
  visitor_id TEXT NOT NULL,
  isdn TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX draft_expires_at ON draft (expires_at);
CREATE INDEX draft_visitor ON draft (visitor_id, expires_at);
CREATE INDEX draft_key ON draft (key_id, id);

-- Other devices that have a draft. The id is the SHA-256 of that device's cookie, and the link was taken once.
-- Nothing personal is shown there before `confirmed_at`.
CREATE TABLE draft_handoff (
  id TEXT PRIMARY KEY,
  link_hash TEXT NOT NULL,
  draft_id TEXT NOT NULL REFERENCES draft (id) ON DELETE CASCADE,
  taken_by TEXT NOT NULL,
  confirmed_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX draft_handoff_link ON draft_handoff (link_hash);
CREATE INDEX draft_handoff_draft ON draft_handoff (draft_id);

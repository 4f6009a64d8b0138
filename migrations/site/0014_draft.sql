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

-- Other devices with a draft. First the id is that of the link, which can be taken once; then that of the new device's
-- cookie, and it goes with its draft. Nothing personal is shown there before `confirmed_at`.
CREATE TABLE draft_handoff (
  id TEXT PRIMARY KEY,
  draft_id TEXT NOT NULL REFERENCES draft (id) ON DELETE CASCADE,
  expires_at INTEGER,
  taken_by TEXT,
  confirmed_at INTEGER,
  CHECK ((expires_at IS NULL) = (taken_by IS NOT NULL)),
  CHECK (confirmed_at IS NULL OR taken_by IS NOT NULL)
) STRICT, WITHOUT ROWID;
CREATE INDEX draft_handoff_draft ON draft_handoff (draft_id);
CREATE INDEX draft_handoff_expires_at ON draft_handoff (expires_at);

-- The newest link that takes a draft to another device; an older one is worth nothing from then on. The id alone makes
-- no link: that is sealed. `draft_handoff.link_hash` holds it where a device has taken it.
ALTER TABLE draft ADD COLUMN link_id TEXT;
ALTER TABLE draft ADD COLUMN link_until INTEGER;

-- What is remembered of a draft that was sent, for each device that had it (the id is the SHA-256 of its cookie), as long
-- as of the operation that has ended it: when that was, and whether the device's visitor may see the result.
CREATE TABLE draft_end (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  visitor_id TEXT NOT NULL,
  isdn TEXT,
  may_see INTEGER NOT NULL CHECK (may_see IN (0, 1)),
  owner TEXT NOT NULL,
  operation_id TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX draft_end_at ON draft_end (at);

-- Tries to give the secret of the staff that failed, or are being judged; `network` is a keyed hash.
CREATE TABLE staff_try (
  id TEXT PRIMARY KEY,
  network TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX staff_try_network ON staff_try (network, at);
CREATE INDEX staff_try_at ON staff_try (at);

-- What may be done so often in some time: one row for each thing that it is counted by, under the id of what was done. `key`
-- is a keyed hash, `most` how many may be, `counted` 0 of what does not count yet because nobody has paid for it.
CREATE TABLE velocity (
  id TEXT NOT NULL,
  key TEXT NOT NULL,
  what TEXT NOT NULL,
  most INTEGER NOT NULL,
  counted INTEGER NOT NULL CHECK (counted IN (0, 1)),
  ends_at INTEGER NOT NULL,
  PRIMARY KEY (id, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX velocity_key ON velocity (key, ends_at) WHERE counted = 1;
CREATE INDEX velocity_ends_at ON velocity (ends_at);

-- They counted for an hour, and are counted in the table above from now on.
DROP TABLE bill_try;
DROP TABLE order_try;

-- What was paid for and waits for a person, because there was too much of its kind. `outbox_key`: the message that has its
-- effect, and is sent once it is released. `why` names limits of src/fraud/limits.ts; no customer is told.
CREATE TABLE review (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  outbox_key TEXT NOT NULL,
  why TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'RELEASED', 'REFUSED')),
  created_at INTEGER NOT NULL,
  decided_at INTEGER,
  CHECK ((decided_at IS NULL) = (state = 'OPEN'))
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX review_subject ON review (kind, subject_id);
CREATE INDEX review_open ON review (created_at) WHERE state = 'OPEN';
CREATE INDEX review_decided_at ON review (decided_at) WHERE decided_at IS NOT NULL;

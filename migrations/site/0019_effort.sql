-- How hard a finished flow was, said once by a visitor for each flow and day: the id is a hash of the three. The comment
-- is sealed with the id as context; without one there is nothing sealed.
CREATE TABLE effort (
  id TEXT PRIMARY KEY,
  flow TEXT NOT NULL,
  day TEXT NOT NULL,
  score INTEGER NOT NULL CHECK (score BETWEEN 1 AND 7),
  comment TEXT,
  key_id TEXT,
  language TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX effort_created_at ON effort (created_at);
CREATE INDEX effort_key ON effort (key_id, id);

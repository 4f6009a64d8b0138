-- What staff switch without a deploy: a flow or a way to pay that is off, and the notice on top of every page. `is_set`: it
-- departs from the ordinary, as long as its times say so. `revision` counts the changes, so that nobody overwrites another.
CREATE TABLE switch (
  id TEXT PRIMARY KEY,
  is_set INTEGER NOT NULL CHECK (is_set IN (0, 1)),
  tone TEXT NOT NULL CHECK (tone IN ('information', 'trouble')),
  text_mn TEXT NOT NULL,
  text_en TEXT NOT NULL,
  from_at INTEGER,
  until_at INTEGER,
  revision INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What it was before an act of staff and after it, as JSON, where the act changes words or times.
ALTER TABLE staff_log ADD COLUMN change TEXT;
CREATE INDEX staff_log_change ON staff_log (at) WHERE change IS NOT NULL;

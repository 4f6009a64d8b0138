-- Changes of plans. The row is the claim of its number's month in Ulaanbaatar: one a month that is not given back, whatever
-- is pressed at once. `sent_at`: since when mobile-services may have heard of it. What is somebody's is sealed with the id as
-- context; the id is the hash of what the result page's address holds. `noted_at`: staff have seen that it failed.
CREATE TABLE package_shift (
  id TEXT PRIMARY KEY,
  code TEXT NOT NULL,
  visitor_id TEXT NOT NULL,
  isdn TEXT NOT NULL,
  month TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'SENDING' CHECK (state IN ('SENDING', 'DONE', 'REFUSED', 'FAILED')),
  change TEXT NOT NULL CHECK (change IN ('UP', 'DOWN', 'EVEN')),
  effective_on TEXT NOT NULL,
  refusals TEXT NOT NULL DEFAULT '[]',
  language TEXT NOT NULL,
  personal TEXT NOT NULL,
  key_id TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  sent_at INTEGER,
  ended_at INTEGER,
  noted_at INTEGER,
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX package_shift_month ON package_shift (isdn, month) WHERE state IN ('SENDING', 'DONE');
CREATE UNIQUE INDEX package_shift_code ON package_shift (code);
CREATE INDEX package_shift_isdn ON package_shift (isdn, created_at);
CREATE INDEX package_shift_visitor ON package_shift (visitor_id);
-- Somebody has to know of these.
CREATE INDEX package_shift_sending ON package_shift (created_at) WHERE state = 'SENDING';
CREATE INDEX package_shift_failed ON package_shift (created_at) WHERE state = 'FAILED' AND noted_at IS NULL;
CREATE INDEX package_shift_updated_at ON package_shift (updated_at);
CREATE INDEX package_shift_key ON package_shift (key_id, id);

-- Stars ordered on a parent's bill: nothing is paid here, so it is no purchase. The row is the truth; mobile-services is told
-- by the outbox, and a person where it can not be. Child, number and package are sealed with the id as context. The id is the
-- hash of what the result page's address holds.
CREATE TABLE stars_order (
  id TEXT PRIMARY KEY,
  code TEXT NOT NULL,
  visitor_id TEXT NOT NULL,
  isdn TEXT,
  status TEXT NOT NULL DEFAULT 'REQUESTED' CHECK (status IN ('REQUESTED', 'DONE', 'REFUSED')),
  sent_at INTEGER,
  language TEXT NOT NULL,
  personal TEXT NOT NULL,
  key_id TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX stars_order_code ON stars_order (code);
CREATE INDEX stars_order_status ON stars_order (status, created_at);
CREATE INDEX stars_order_updated_at ON stars_order (updated_at);
CREATE INDEX stars_order_visitor ON stars_order (visitor_id);
CREATE INDEX stars_order_isdn ON stars_order (isdn, created_at);
CREATE INDEX stars_order_key ON stars_order (key_id, id);

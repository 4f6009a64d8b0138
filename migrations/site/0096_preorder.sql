-- A place among those who get a product first. It is taken together with its deposit's payment, by one conditional insert
-- that counts the places that are taken; `person` is a keyed hash of the number. RESERVED until the deposit is paid.
CREATE TABLE preorder_place (
  id TEXT PRIMARY KEY,
  preorder_id TEXT NOT NULL,
  product_id TEXT NOT NULL,
  person TEXT NOT NULL,
  purchase_id TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'RESERVED'
    CHECK (state IN ('RESERVED', 'CONFIRMED', 'READY', 'COLLECTED', 'EXPIRED', 'CANCELED', 'LAPSED')),
  confirmed_at INTEGER,
  ready_at INTEGER,
  ended_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
-- The quota is counted by it, and each person has one.
CREATE UNIQUE INDEX preorder_place_taken ON preorder_place (preorder_id, person)
  WHERE state IN ('RESERVED', 'CONFIRMED', 'READY', 'COLLECTED');
CREATE UNIQUE INDEX preorder_place_purchase ON preorder_place (purchase_id);
CREATE INDEX preorder_place_open ON preorder_place (created_at) WHERE state IN ('CONFIRMED', 'READY');
CREATE INDEX preorder_place_updated_at ON preorder_place (updated_at);

-- Who waits: in line before the opening, one number drawn for each person, or for a place that comes back.
CREATE TABLE preorder_line (
  id TEXT PRIMARY KEY,
  preorder_id TEXT NOT NULL,
  product_id TEXT NOT NULL,
  person TEXT NOT NULL,
  visitor_id TEXT NOT NULL,
  isdn TEXT,
  state TEXT NOT NULL CHECK (state IN ('LINE', 'WAITING', 'OFFERED', 'ENDED')),
  phone TEXT NOT NULL,
  key_id TEXT NOT NULL,
  language TEXT NOT NULL,
  joined_at INTEGER NOT NULL,
  offered_until INTEGER,
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX preorder_line_person ON preorder_line (preorder_id, person);
CREATE INDEX preorder_line_waiting ON preorder_line (preorder_id, joined_at) WHERE state IN ('WAITING', 'OFFERED');
CREATE INDEX preorder_line_visitor ON preorder_line (visitor_id);
CREATE INDEX preorder_line_isdn ON preorder_line (isdn) WHERE isdn IS NOT NULL;
CREATE INDEX preorder_line_updated_at ON preorder_line (updated_at);
CREATE INDEX preorder_line_key ON preorder_line (key_id, id);

-- Numbers that can be had. A row is free where it was not sold and nobody holds it by now: the end of a hold is compared
-- when it is read, nothing ends it. `class` and `price` follow from the last four digits (seed/numbers).
CREATE TABLE phone_number (
  isdn INTEGER PRIMARY KEY,
  class TEXT NOT NULL,
  price INTEGER NOT NULL,
  hold_reference TEXT,
  held_until INTEGER NOT NULL DEFAULT 0,
  sold_code TEXT
) STRICT;
CREATE INDEX phone_number_class ON phone_number (class, isdn);
CREATE INDEX phone_number_price ON phone_number (price, isdn);
CREATE INDEX phone_number_end3 ON phone_number (isdn % 1000, isdn);
CREATE INDEX phone_number_end4 ON phone_number (isdn % 10000, isdn);
CREATE UNIQUE INDEX phone_number_hold ON phone_number (hold_reference) WHERE hold_reference IS NOT NULL;
-- Three digits in a row, wherever they stand: the rowid is the number.
CREATE VIRTUAL TABLE phone_number_part USING fts5 (
  digits, content = '', tokenize = 'trigram', detail = 'none', columnsize = 0
);

-- What was sold, once for a code of the site: to whom, and the SIM that was ordered for it.
CREATE TABLE number_sale (
  code TEXT PRIMARY KEY,
  idempotency_key TEXT NOT NULL UNIQUE,
  isdn INTEGER NOT NULL,
  owner TEXT NOT NULL,
  type TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('SOLD', 'REFUSED')),
  body TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX number_sale_owner ON number_sale (owner, type);

CREATE TABLE sim_order (
  code TEXT PRIMARY KEY,
  idempotency_key TEXT NOT NULL UNIQUE,
  isdn INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('SIM', 'ESIM')),
  profile TEXT,
  -- How often it was asked for: the profile of some numbers is late.
  asked INTEGER NOT NULL DEFAULT 0,
  body TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

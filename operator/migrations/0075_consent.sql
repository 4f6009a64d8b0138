-- What the owners of numbers have agreed to: the newest choice of each.
CREATE TABLE consent (
  isdn TEXT PRIMARY KEY,
  version TEXT NOT NULL,
  purposes TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;

-- Orders of the site, by their code. `body` is what the site has told; `codes` what digital goods were given, once.
CREATE TABLE shop_order (
  code TEXT PRIMARY KEY,
  body TEXT NOT NULL,
  paid_at TEXT,
  status TEXT NOT NULL DEFAULT 'NEW' CHECK (status IN ('NEW', 'PLACED', 'SHIPPED', 'COMPLETED', 'CANCELED')),
  codes TEXT,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX shop_order_at ON shop_order (at);

-- Whatever editors write: one row is one answer, already in the shape of its contract.
CREATE TABLE document (
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  parent_id TEXT,
  alias TEXT,
  position INTEGER NOT NULL,
  body TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX document_order ON document (kind, position);
CREATE INDEX document_children ON document (kind, parent_id, position);
CREATE INDEX document_alias ON document (kind, alias) WHERE alias IS NOT NULL;

-- Kept by triggers, so that no page counts rows.
CREATE TABLE document_total (
  kind TEXT PRIMARY KEY,
  total INTEGER NOT NULL CHECK (total >= 0)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER document_added AFTER INSERT ON document BEGIN
  INSERT INTO document_total (kind, total) VALUES (new.kind, 1)
  ON CONFLICT (kind) DO UPDATE SET total = total + 1;
END;
CREATE TRIGGER document_removed AFTER DELETE ON document BEGIN
  UPDATE document_total SET total = total - 1 WHERE kind = old.kind;
END;

CREATE TABLE category (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  body TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE sub_category (
  id TEXT PRIMARY KEY,
  category_id TEXT NOT NULL,
  position INTEGER NOT NULL,
  body TEXT NOT NULL,
  count INTEGER NOT NULL DEFAULT 0 CHECK (count >= 0)
) STRICT, WITHOUT ROWID;
CREATE INDEX sub_category_order ON sub_category (category_id, position);

-- `card` and `detail` are JSON; the card's stock and ratings, which change by themselves, are columns.
-- `number` is no alias of the rowid: row-value ranges such as (price, number) < (?, ?) walk an index
-- only over ordinary columns.
CREATE TABLE product (
  id TEXT PRIMARY KEY,
  number INTEGER NOT NULL UNIQUE,
  slug TEXT NOT NULL UNIQUE,
  category_id TEXT NOT NULL,
  sub_category_id TEXT,
  brand TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('PHYSICAL', 'DIGITAL', 'NUMBER', 'SERVICE')),
  name_mn TEXT NOT NULL,
  name_en TEXT NOT NULL,
  image TEXT,
  price INTEGER NOT NULL CHECK (price >= 0),
  stock_online INTEGER NOT NULL CHECK (stock_online >= 0),
  leasable INTEGER NOT NULL CHECK (leasable IN (0, 1)),
  popularity INTEGER NOT NULL,
  newness INTEGER NOT NULL,
  rating_sum INTEGER NOT NULL DEFAULT 0,
  rating_count INTEGER NOT NULL DEFAULT 0,
  rating_milli INTEGER GENERATED ALWAYS AS
    (CASE rating_count WHEN 0 THEN 0 ELSE rating_sum * 1000 / rating_count END) STORED,
  card TEXT NOT NULL,
  detail TEXT NOT NULL
) STRICT;
CREATE INDEX product_popular ON product (popularity, number);
CREATE INDEX product_new ON product (newness, number);
CREATE INDEX product_price ON product (price, number);
CREATE INDEX product_rating ON product (rating_milli, number);
CREATE INDEX product_category_popular ON product (category_id, popularity, number);
CREATE INDEX product_category_new ON product (category_id, newness, number);
CREATE INDEX product_category_price ON product (category_id, price, number);
CREATE INDEX product_category_rating ON product (category_id, rating_milli, number);
CREATE INDEX product_sub_category_popular ON product (sub_category_id, popularity, number);
CREATE INDEX product_sub_category_new ON product (sub_category_id, newness, number);
CREATE INDEX product_sub_category_price ON product (sub_category_id, price, number);
CREATE INDEX product_sub_category_rating ON product (sub_category_id, rating_milli, number);

CREATE INDEX product_brand ON product (brand);

-- A cart line names a product or one of its variants, so variant ids are unique everywhere.
CREATE TABLE product_variant (
  product_id TEXT NOT NULL,
  id TEXT NOT NULL UNIQUE,
  color TEXT,
  color_name TEXT,
  storage TEXT,
  label_mn TEXT NOT NULL,
  label_en TEXT NOT NULL,
  image TEXT,
  price INTEGER NOT NULL CHECK (price >= 0),
  stock INTEGER NOT NULL CHECK (stock >= 0),
  PRIMARY KEY (product_id, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX product_variant_color ON product_variant (color);
CREATE INDEX product_variant_color_name ON product_variant (color_name);
CREATE INDEX product_variant_storage ON product_variant (storage);

CREATE TRIGGER product_added AFTER INSERT ON product WHEN new.sub_category_id IS NOT NULL BEGIN
  UPDATE sub_category SET count = count + 1 WHERE id = new.sub_category_id;
END;
CREATE TRIGGER product_removed AFTER DELETE ON product WHEN old.sub_category_id IS NOT NULL BEGIN
  UPDATE sub_category SET count = count - 1 WHERE id = old.sub_category_id;
END;
CREATE TRIGGER product_moved AFTER UPDATE OF sub_category_id ON product BEGIN
  UPDATE sub_category SET count = count - 1 WHERE id = old.sub_category_id;
  UPDATE sub_category SET count = count + 1 WHERE id = new.sub_category_id;
END;

-- `title` and `body` are folded (domain/search-folding.ts); the lower the id, the earlier it is shown.
CREATE TABLE search_entry (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('service', 'page', 'branch', 'news', 'product')),
  title_mn TEXT NOT NULL,
  title_en TEXT NOT NULL,
  category_mn TEXT NOT NULL,
  category_en TEXT NOT NULL,
  link TEXT NOT NULL,
  title TEXT NOT NULL,
  body TEXT NOT NULL
) STRICT;
CREATE VIRTUAL TABLE search_index USING fts5 (
  title, body,
  content = 'search_entry', content_rowid = 'id',
  tokenize = 'unicode61', prefix = '2 3', detail = column
);

CREATE TABLE promo_code (
  code TEXT PRIMARY KEY,
  per_cent INTEGER NOT NULL CHECK (per_cent BETWEEN 1 AND 100),
  most_mnt INTEGER NOT NULL CHECK (most_mnt > 0),
  ends_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE cart_line (
  isdn TEXT NOT NULL,
  product_id TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 99),
  payload TEXT,
  added_at INTEGER NOT NULL,
  PRIMARY KEY (isdn, product_id)
) STRICT, WITHOUT ROWID;

-- One row per change asked for with an Idempotency-Key; a replay is answered from `refusal` or `result`.
CREATE TABLE cart_change (
  isdn TEXT NOT NULL,
  key TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  attempt TEXT NOT NULL,
  refusal TEXT,
  warnings TEXT NOT NULL DEFAULT '[]',
  result TEXT,
  at INTEGER NOT NULL,
  PRIMARY KEY (isdn, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX cart_change_age ON cart_change (at);

CREATE TABLE seed_state (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

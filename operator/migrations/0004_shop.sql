-- Lists that a filter or a word narrows are read from full-text indexes, one for each sort: the rowid is
-- `sorted value * 4194304 + product.number`, so that a walk in rowid order is the list itself, and what several
-- filters have in common is found in the index, however rare it is. The words are those of product_terms.
CREATE VIRTUAL TABLE listing_popular USING fts5 (
  terms, content = '', contentless_delete = 1, detail = none,
  tokenize = "unicode61 tokenchars '_'", prefix = '2 3'
);
CREATE VIRTUAL TABLE listing_new USING fts5 (
  terms, content = '', contentless_delete = 1, detail = none,
  tokenize = "unicode61 tokenchars '_'", prefix = '2 3'
);
CREATE VIRTUAL TABLE listing_price USING fts5 (
  terms, content = '', contentless_delete = 1, detail = none,
  tokenize = "unicode61 tokenchars '_'", prefix = '2 3'
);
CREATE VIRTUAL TABLE listing_rating USING fts5 (
  terms, content = '', contentless_delete = 1, detail = none,
  tokenize = "unicode61 tokenchars '_'", prefix = '2 3'
);

-- What a product is found by: its searched words, and its filters as words with an underscore. Names are written
-- as hexadecimal digits, so that any name is one word. A price is found by its length with its first digits, one to four.
CREATE VIEW product_terms AS
SELECT product.number, product.popularity, product.newness, product.price, product.rating_milli,
  coalesce(entry.title || ' ' || entry.body, '')
  || ' c_' || hex(product.category_id)
  || coalesce(' u_' || hex(product.sub_category_id), '')
  || ' b_' || hex(product.brand)
  || CASE product.leasable WHEN 1 THEN ' l_1' ELSE '' END
  || ' p_' || length(product.price) || '_' || substr(product.price, 1, 1)
  || ' p_' || length(product.price) || '_' || substr(product.price, 1, 2)
  || ' p_' || length(product.price) || '_' || substr(product.price, 1, 3)
  || ' p_' || length(product.price) || '_' || substr(product.price, 1, 4)
  || coalesce((SELECT group_concat(coalesce(' o_' || hex(color), '')
      || coalesce(' o_' || hex(color_name), '') || coalesce(' s_' || hex(storage), ''), '')
    FROM product_variant WHERE product_id = product.id), '') AS terms
FROM product LEFT JOIN search_entry AS entry ON entry.id = 10000000 + product.number;

CREATE TRIGGER product_rated AFTER UPDATE OF rating_sum, rating_count ON product
WHEN old.rating_milli <> new.rating_milli BEGIN
  DELETE FROM listing_rating WHERE rowid = old.rating_milli * 4194304 + old.number;
  INSERT INTO listing_rating (rowid, terms)
  SELECT rating_milli * 4194304 + number, terms FROM product_terms WHERE number = new.number;
END;

-- How many products of a scope (`all`, `c:` and a category, `u:` and a sub-category) have a value; `body` is its
-- name as the contract has it. Written whole by the seed; the stock, which changes by itself, is kept by a trigger.
CREATE TABLE facet_count (
  scope TEXT NOT NULL,
  facet TEXT NOT NULL,
  value TEXT NOT NULL,
  position INTEGER NOT NULL,
  body TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (scope, facet, value)
) STRICT, WITHOUT ROWID;

-- The names of the values, for the counting.
CREATE TABLE facet_value (
  facet TEXT NOT NULL,
  value TEXT NOT NULL,
  position INTEGER NOT NULL,
  least INTEGER,
  most INTEGER,
  body TEXT NOT NULL,
  PRIMARY KEY (facet, value)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER product_stocked AFTER UPDATE OF stock_online ON product
WHEN (old.stock_online > 0) <> (new.stock_online > 0) BEGIN
  UPDATE facet_count SET count = count + (new.stock_online > 0) - (old.stock_online > 0)
  WHERE scope IN ('all', 'c:' || new.category_id, 'u:' || new.sub_category_id)
    AND facet = 'inStock' AND value = 'true';
END;

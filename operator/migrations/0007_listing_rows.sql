-- Where a product stands in each order, in one number that is its row's in the listing of that order.
ALTER TABLE product ADD COLUMN popular_key INTEGER
  GENERATED ALWAYS AS (popularity * 4194304 + number) VIRTUAL;
ALTER TABLE product ADD COLUMN new_key INTEGER
  GENERATED ALWAYS AS (newness * 4194304 + number) VIRTUAL;
ALTER TABLE product ADD COLUMN price_key INTEGER
  GENERATED ALWAYS AS (price * 4194304 + number) VIRTUAL;
ALTER TABLE product ADD COLUMN rating_key INTEGER
  GENERATED ALWAYS AS (rating_milli * 4194304 + number) VIRTUAL;

DROP INDEX product_popular;
DROP INDEX product_new;
DROP INDEX product_price;
DROP INDEX product_rating;
DROP INDEX product_category_popular;
DROP INDEX product_category_new;
DROP INDEX product_category_price;
DROP INDEX product_category_rating;
DROP INDEX product_sub_category_popular;
DROP INDEX product_sub_category_new;
DROP INDEX product_sub_category_price;
DROP INDEX product_sub_category_rating;
CREATE INDEX product_popular ON product (popular_key);
CREATE INDEX product_new ON product (new_key);
CREATE INDEX product_price ON product (price_key);
CREATE INDEX product_rating ON product (rating_key);
CREATE INDEX product_category_popular ON product (category_id, popular_key);
CREATE INDEX product_category_new ON product (category_id, new_key);
CREATE INDEX product_category_price ON product (category_id, price_key);
CREATE INDEX product_category_rating ON product (category_id, rating_key);
CREATE INDEX product_sub_category_popular ON product (sub_category_id, popular_key);
CREATE INDEX product_sub_category_new ON product (sub_category_id, new_key);
CREATE INDEX product_sub_category_price ON product (sub_category_id, price_key);
CREATE INDEX product_sub_category_rating ON product (sub_category_id, rating_key);

-- Filters are met in the listings.
DROP INDEX product_brand;
DROP INDEX product_variant_color;
DROP INDEX product_variant_color_name;
DROP INDEX product_variant_storage;

-- What a listing answers with: it is an index of these rows, and keeps none of them itself.
CREATE VIEW popular_row AS SELECT popular_key AS id, NULL AS terms,
  card, price, stock_online, rating_milli, rating_count FROM product;
CREATE VIEW new_row AS SELECT new_key AS id, NULL AS terms,
  card, price, stock_online, rating_milli, rating_count FROM product;
CREATE VIEW price_row AS SELECT price_key AS id, NULL AS terms,
  card, price, stock_online, rating_milli, rating_count FROM product;
CREATE VIEW rating_row AS SELECT rating_key AS id, NULL AS terms,
  card, price, stock_online, rating_milli, rating_count FROM product;

DROP TRIGGER product_rated;
DROP TABLE listing_popular;
DROP TABLE listing_new;
DROP TABLE listing_price;
DROP TABLE listing_rating;
CREATE VIRTUAL TABLE listing_popular USING fts5 (
  terms, card UNINDEXED, price UNINDEXED, stock_online UNINDEXED, rating_milli UNINDEXED, rating_count UNINDEXED,
  content = 'popular_row', content_rowid = 'id', columnsize = 0, detail = none,
  tokenize = "unicode61 tokenchars '_'", prefix = '2'
);
CREATE VIRTUAL TABLE listing_new USING fts5 (
  terms, card UNINDEXED, price UNINDEXED, stock_online UNINDEXED, rating_milli UNINDEXED, rating_count UNINDEXED,
  content = 'new_row', content_rowid = 'id', columnsize = 0, detail = none,
  tokenize = "unicode61 tokenchars '_'", prefix = '2'
);
CREATE VIRTUAL TABLE listing_price USING fts5 (
  terms, card UNINDEXED, price UNINDEXED, stock_online UNINDEXED, rating_milli UNINDEXED, rating_count UNINDEXED,
  content = 'price_row', content_rowid = 'id', columnsize = 0, detail = none,
  tokenize = "unicode61 tokenchars '_'", prefix = '2'
);
CREATE VIRTUAL TABLE listing_rating USING fts5 (
  terms, card UNINDEXED, price UNINDEXED, stock_online UNINDEXED, rating_milli UNINDEXED, rating_count UNINDEXED,
  content = 'rating_row', content_rowid = 'id', columnsize = 0, detail = none,
  tokenize = "unicode61 tokenchars '_'", prefix = '2'
);

-- A seed fills them by the hundred thousand: fewer, larger pieces to merge.
INSERT INTO listing_popular (listing_popular, rank) VALUES ('hashsize', 8000000);
INSERT INTO listing_new (listing_new, rank) VALUES ('hashsize', 8000000);
INSERT INTO listing_price (listing_price, rank) VALUES ('hashsize', 8000000);
INSERT INTO listing_rating (listing_rating, rank) VALUES ('hashsize', 8000000);

DROP VIEW product_terms;
CREATE VIEW product_terms AS
SELECT product.number, popular_key, new_key, price_key, rating_key,
  coalesce(entry.title || ' ' || entry.body, '')
  || ' c_' || hex(product.category_id)
  || coalesce(' u_' || hex(product.sub_category_id), '')
  || ' b_' || hex(product.brand)
  || CASE product.leasable WHEN 1 THEN ' l_1' ELSE '' END
  || CASE product.stock_online WHEN 0 THEN '' ELSE ' i_1' END
  || ' p_' || length(product.price) || '_' || substr(product.price, 1, 1)
  || ' p_' || length(product.price) || '_' || substr(product.price, 1, 2)
  || ' p_' || length(product.price) || '_' || substr(product.price, 1, 3)
  || ' p_' || length(product.price) || '_' || substr(product.price, 1, 4)
  || coalesce((SELECT group_concat(coalesce(' o_' || hex(color), '')
      || coalesce(' o_' || hex(color_name), '') || coalesce(' s_' || hex(storage), ''), '')
    FROM product_variant WHERE product_id = product.id), '') AS terms
FROM product LEFT JOIN search_entry AS entry ON entry.id = 10000000 + product.number;

-- A listing forgets by what it was told, so a product leaves it before the row changes and comes back after.
CREATE TRIGGER product_rating_begun BEFORE UPDATE OF rating_sum, rating_count ON product BEGIN
  INSERT INTO listing_rating (listing_rating, rowid, terms)
  SELECT 'delete', rating_key, terms FROM product_terms WHERE number = old.number;
END;
CREATE TRIGGER product_rating_done AFTER UPDATE OF rating_sum, rating_count ON product BEGIN
  INSERT INTO listing_rating (rowid, terms)
  SELECT rating_key, terms FROM product_terms WHERE number = new.number;
END;
CREATE TRIGGER product_change_begun BEFORE UPDATE OF stock_online, price, popularity, newness ON product
WHEN (old.stock_online > 0) <> (new.stock_online > 0) OR old.price <> new.price
  OR old.popularity <> new.popularity OR old.newness <> new.newness BEGIN
  INSERT INTO listing_popular (listing_popular, rowid, terms)
  SELECT 'delete', popular_key, terms FROM product_terms WHERE number = old.number;
  INSERT INTO listing_new (listing_new, rowid, terms)
  SELECT 'delete', new_key, terms FROM product_terms WHERE number = old.number;
  INSERT INTO listing_price (listing_price, rowid, terms)
  SELECT 'delete', price_key, terms FROM product_terms WHERE number = old.number;
  INSERT INTO listing_rating (listing_rating, rowid, terms)
  SELECT 'delete', rating_key, terms FROM product_terms WHERE number = old.number;
END;
CREATE TRIGGER product_change_done AFTER UPDATE OF stock_online, price, popularity, newness ON product
WHEN (old.stock_online > 0) <> (new.stock_online > 0) OR old.price <> new.price
  OR old.popularity <> new.popularity OR old.newness <> new.newness BEGIN
  INSERT INTO listing_popular (rowid, terms)
  SELECT popular_key, terms FROM product_terms WHERE number = new.number;
  INSERT INTO listing_new (rowid, terms)
  SELECT new_key, terms FROM product_terms WHERE number = new.number;
  INSERT INTO listing_price (rowid, terms)
  SELECT price_key, terms FROM product_terms WHERE number = new.number;
  INSERT INTO listing_rating (rowid, terms)
  SELECT rating_key, terms FROM product_terms WHERE number = new.number;
END;

-- The words that go on from what was typed, as an expression of FTS5: one row instead of a gathering of all that they
-- find. Two letters are met in the indexes' own beginnings. Written whole by the seed, from the index's words.
DROP TABLE search_index;
CREATE VIRTUAL TABLE search_index USING fts5 (
  title, body, kind UNINDEXED, title_mn UNINDEXED, title_en UNINDEXED,
  category_mn UNINDEXED, category_en UNINDEXED, link UNINDEXED,
  content = 'search_entry', content_rowid = 'id',
  tokenize = 'unicode61', prefix = '2', detail = column
);
CREATE VIRTUAL TABLE search_word USING fts5vocab (search_index, row);
CREATE TABLE search_beginning (
  beginning TEXT PRIMARY KEY,
  words TEXT NOT NULL
) STRICT, WITHOUT ROWID;

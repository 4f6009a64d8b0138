-- The point that a session has given a product: what the commerce service has counted of it. While it is being
-- sent nobody else may send one; the time ends by itself, so that a worker that vanished blocks nobody.
CREATE TABLE product_rating (
  session_id TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  product_id TEXT NOT NULL,
  point INTEGER CHECK (point BETWEEN 1 AND 5),
  sending_until INTEGER NOT NULL,
  PRIMARY KEY (session_id, product_id)
) STRICT, WITHOUT ROWID;

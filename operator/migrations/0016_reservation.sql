-- Goods that are kept for orders of the site until they are paid. An order's rows are written anew when it is asked again.
CREATE TABLE order_reservation (
  order_id TEXT NOT NULL,
  product_id TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (order_id, product_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX order_reservation_product ON order_reservation (product_id, expires_at);

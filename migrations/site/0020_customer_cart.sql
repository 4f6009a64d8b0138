-- What this site knows of a customer's cart beside what the commerce service stores: while it is unclear what a call has
-- done, the quantities that the cart is to have (`wanted`, JSON). Until `sending_until` somebody is talking to the
-- service about it, after `settle_at` nothing that was sent can still take effect.
CREATE TABLE customer_cart (
  isdn TEXT PRIMARY KEY,
  wanted TEXT NOT NULL,
  revision TEXT NOT NULL,
  sending_until INTEGER NOT NULL,
  settle_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX customer_cart_expires_at ON customer_cart (expires_at);

-- A merge that may have reached the service is settled as such a cart; of others the items are still the visitor's.
INSERT INTO customer_cart
  SELECT isdn, json_group_array(json_object('productId', id, 'product', product, 'quantity', min(99, quantity))),
    'carried over', 0, max(lease_until), (unixepoch() + 30 * 86400) * 1000
  FROM (SELECT isdn, line.value ->> 'productId' AS id, line.value ->> 'product' AS product,
      max(coalesce(before.value, 0)) + sum(line.value ->> 'quantity') AS quantity, max(lease_until) AS lease_until
    FROM cart_merge, json_each(lines) AS line
    LEFT JOIN json_each(cart_merge.before) AS before ON before.key = line.value ->> 'productId'
    WHERE state <> 'done' AND cart_merge.before IS NOT NULL GROUP BY isdn, line.value ->> 'productId')
  GROUP BY isdn;
DELETE FROM cart_item WHERE EXISTS (SELECT 1 FROM cart_merge, json_each(lines) AS line
  WHERE cart_merge.cart_id = cart_item.cart_id AND state <> 'done' AND before IS NOT NULL
    AND line.value ->> 'productId' = sold_id AND line.value ->> 'quantity' >= quantity);
UPDATE cart_item SET quantity = quantity - coalesce((SELECT sum(line.value ->> 'quantity')
    FROM cart_merge, json_each(lines) AS line WHERE cart_merge.cart_id = cart_item.cart_id
      AND state <> 'done' AND before IS NOT NULL AND line.value ->> 'productId' = sold_id
      AND line.value ->> 'quantity' < cart_item.quantity), 0);
DROP TABLE cart_merge;

-- Who waits is known until some time after their pre-order has closed, however long before it they have joined.
ALTER TABLE preorder_line ADD COLUMN closes_at INTEGER NOT NULL DEFAULT 0;
UPDATE preorder_line SET closes_at = updated_at;
DROP INDEX preorder_line_updated_at;
CREATE INDEX preorder_line_closes_at ON preorder_line (closes_at);

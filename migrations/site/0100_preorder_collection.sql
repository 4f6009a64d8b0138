-- Until when a pre-order that is ready is collected; null of those that were laid ready before it was told, which staff end.
ALTER TABLE preorder_place ADD COLUMN collect_until INTEGER;
CREATE INDEX preorder_place_collect_until ON preorder_place (collect_until) WHERE state = 'READY';

-- Since when codes of digital goods wait for somebody of the staff, because commerce has no call that gives them.
ALTER TABLE shop_order ADD COLUMN codes_by_hand_at INTEGER;
CREATE INDEX shop_order_by_hand ON shop_order (codes_by_hand_at) WHERE codes_by_hand_at IS NOT NULL;

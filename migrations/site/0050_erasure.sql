-- What a customer has asked to delete, and what waits until nothing of it is open: docs/decisions/058.
CREATE TABLE erasure (
  kind TEXT NOT NULL,
  row_id TEXT NOT NULL,
  asked_at INTEGER NOT NULL,
  PRIMARY KEY (kind, row_id)
) STRICT, WITHOUT ROWID;

-- By which a person's rows are found for a copy, or for their deletion.
CREATE INDEX purchase_visitor ON purchase (visitor_id);
CREATE INDEX home_request_visitor ON home_request (visitor_id);
CREATE INDEX shop_order_phone ON shop_order (phone_hash) WHERE isdn IS NULL;
CREATE INDEX draft_handoff_taken_by ON draft_handoff (taken_by);

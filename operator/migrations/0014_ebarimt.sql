-- The merchant's tax daemon: receipts, and companies by their register numbers.
CREATE TABLE ebarimt_receipt (
  id TEXT PRIMARY KEY,
  -- Unique within the day, so that what is sent again is the same receipt.
  bill_id_suffix TEXT NOT NULL,
  day TEXT NOT NULL,
  body TEXT NOT NULL,
  returned_at INTEGER,
  UNIQUE (day, bill_id_suffix)
) STRICT, WITHOUT ROWID;

-- The operator as a bank that takes cards: an invoice, and what became of it.
CREATE TABLE golomt_invoice (
  transaction_id TEXT PRIMARY KEY,
  invoice TEXT NOT NULL UNIQUE,
  amount TEXT NOT NULL,
  callback TEXT NOT NULL,
  return_type TEXT NOT NULL CHECK (return_type IN ('GET', 'POST', 'MOBILE')),
  -- Null until the card was accepted or declined; 000 is success.
  error_code TEXT,
  -- Between the card and its bank's confirmation.
  is_paused INTEGER NOT NULL DEFAULT 0 CHECK (is_paused IN (0, 1)),
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What an old handset was estimated at: one row for a handset, which is known by an HMAC of its IMEI, so that it has the
-- same estimate again. `id` is the hash of what the result page's address holds. `estimate` is JSON: the model, what was
-- asked and answered, and the amounts. Phone and e-mail, where they were given, are sealed with the id as context.
CREATE TABLE trade_in (
  id TEXT PRIMARY KEY,
  code TEXT NOT NULL,
  visitor_id TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'OPEN' CHECK (status IN ('OPEN', 'REDEEMED')),
  estimate TEXT NOT NULL,
  final_price INTEGER CHECK (final_price >= 0),
  language TEXT NOT NULL,
  personal TEXT,
  key_id TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  redeemed_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX trade_in_code ON trade_in (code);
CREATE INDEX trade_in_expires_at ON trade_in (expires_at);
CREATE INDEX trade_in_visitor ON trade_in (visitor_id);
CREATE INDEX trade_in_redeemed_at ON trade_in (redeemed_at);
CREATE INDEX trade_in_key ON trade_in (key_id, id);

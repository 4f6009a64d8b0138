-- What was had done is known to the code: a CHECK of the kinds would make the table anew with each.
CREATE TABLE paid_effect_new (
  idempotency_key TEXT PRIMARY KEY,
  code TEXT NOT NULL,
  kind TEXT NOT NULL,
  account TEXT NOT NULL,
  month TEXT NOT NULL DEFAULT '',
  amount INTEGER NOT NULL,
  body TEXT NOT NULL,
  answer TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO paid_effect_new SELECT * FROM paid_effect;
DROP TABLE paid_effect;
ALTER TABLE paid_effect_new RENAME TO paid_effect;
CREATE INDEX paid_effect_code ON paid_effect (code);
CREATE INDEX paid_effect_account ON paid_effect (account, month);

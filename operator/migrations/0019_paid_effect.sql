-- What the site has had done for money, each once by its key: bills paid, units credited, packages bought, cards ordered.
-- `account` is whom it was for, `month` that of a bill, `answer` what was said, which the same key is told again.
CREATE TABLE paid_effect (
  idempotency_key TEXT PRIMARY KEY,
  code TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('bill', 'units', 'data', 'wifi')),
  account TEXT NOT NULL,
  month TEXT NOT NULL DEFAULT '',
  amount INTEGER NOT NULL,
  body TEXT NOT NULL,
  answer TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX paid_effect_code ON paid_effect (code);
CREATE INDEX paid_effect_account ON paid_effect (account, month);

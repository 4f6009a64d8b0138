-- Changes of plans, each once by its key: what was asked, and what was said, which the same key is told again. `asked`
-- counts the questions that came after it.
CREATE TABLE package_shift (
  code TEXT PRIMARY KEY,
  idempotency_key TEXT NOT NULL UNIQUE,
  isdn TEXT NOT NULL,
  month TEXT NOT NULL,
  plan_id TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('DONE', 'REFUSED')),
  effective_on TEXT,
  refusals TEXT NOT NULL,
  body TEXT NOT NULL,
  asked INTEGER NOT NULL DEFAULT 0,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX package_shift_month ON package_shift (isdn, month) WHERE state = 'DONE';
CREATE INDEX package_shift_isdn ON package_shift (isdn, effective_on) WHERE state = 'DONE';

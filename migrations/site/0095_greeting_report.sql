-- Greetings that somebody has reported: one row for each link, by a hash of what is unique in it, so that nothing of the
-- greeting is stored. It is shown no more from the first report on, until staff allow it again.
CREATE TABLE greeting_report (
  id TEXT PRIMARY KEY,
  template TEXT NOT NULL,
  reason TEXT NOT NULL CHECK (reason IN ('insult', 'fraud', 'privacy', 'other')),
  count INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'REPORTED' CHECK (state IN ('REPORTED', 'CONFIRMED', 'ALLOWED')),
  reported_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX greeting_report_open ON greeting_report (reported_at) WHERE state = 'REPORTED';
CREATE INDEX greeting_report_reported_at ON greeting_report (reported_at);

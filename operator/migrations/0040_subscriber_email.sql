-- E-mail addresses that customers have registered by the site; those who have not have the one of the beginning.
CREATE TABLE subscriber_email (
  isdn TEXT PRIMARY KEY,
  email TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

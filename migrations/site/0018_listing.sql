-- The addresses that each list of the services leads to, for the sitemap: a JSON list of {path, changedAt}, null until it
-- was first filled. Whoever fills a list moves its due_at first, so that nobody else begins.
CREATE TABLE listing (
  kind TEXT PRIMARY KEY,
  entries TEXT,
  filled_at INTEGER,
  due_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What an editor changed, and when. Versions only grow: each is the time of the change in UTC milliseconds, or one more
-- than the last if two changes meet. A value is outdated when one of its tags has a newer version than the value.
CREATE TABLE content_tag (
  tag TEXT PRIMARY KEY,
  version INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX content_tag_version ON content_tag (version);

-- The newest version that was known when the service was asked; older fills are as good as none.
ALTER TABLE cache_fill ADD COLUMN version INTEGER NOT NULL DEFAULT 0;

-- Messages of other machines that had their effect, so that a repeated one has none.
CREATE TABLE webhook_delivery (
  source TEXT NOT NULL,
  id TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (source, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX webhook_delivery_at ON webhook_delivery (at);

-- The touch screens that staff have set up, each in a branch. A row is a device: it is deleted when the device is given
-- up, and `staff_log` remembers it. Until its link was used it has no key, of which only the hash is stored. PINs are
-- counted here: after the last try none is looked at until `pin_paused_until`.
CREATE TABLE kiosk_device (
  id TEXT PRIMARY KEY,
  branch_id TEXT NOT NULL,
  name TEXT NOT NULL,
  key_hash TEXT,
  created_at INTEGER NOT NULL,
  link_expires_at INTEGER NOT NULL,
  pin_tries INTEGER NOT NULL DEFAULT 0,
  pin_paused_until INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX kiosk_device_unused ON kiosk_device (link_expires_at) WHERE key_hash IS NULL;

-- The address that a change has replaced, sealed: it is told of the change too.
ALTER TABLE account_log ADD COLUMN old_email TEXT;
ALTER TABLE account_log ADD COLUMN key_id TEXT;
CREATE INDEX account_log_key ON account_log (key_id, id);

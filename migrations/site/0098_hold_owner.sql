-- Whose a hold is beside its visitor's, so that a number sees it on any device (`holder`), strangers of one address in a
-- network of many are counted together (`crowd`), and whoever has left a phone or an address in the draft is told once,
-- an hour before it ends (`draft_id`, `language`, `warned_at`). `holder` and `crowd` are keyed hashes.
ALTER TABLE number_hold ADD COLUMN holder TEXT;
ALTER TABLE number_hold ADD COLUMN crowd TEXT;
ALTER TABLE number_hold ADD COLUMN draft_id TEXT;
ALTER TABLE number_hold ADD COLUMN language TEXT;
ALTER TABLE number_hold ADD COLUMN warned_at INTEGER;
CREATE INDEX number_hold_holder ON number_hold (holder, expires_at) WHERE holder IS NOT NULL;
CREATE INDEX number_hold_crowd ON number_hold (crowd, expires_at) WHERE crowd IS NOT NULL;

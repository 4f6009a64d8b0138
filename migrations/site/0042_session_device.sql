-- What kind of browser has signed in, so that its owner knows it in the list of devices.
ALTER TABLE session ADD COLUMN device TEXT;
-- What a number has begun in any browser.
CREATE INDEX draft_isdn ON draft (isdn, expires_at) WHERE isdn IS NOT NULL;

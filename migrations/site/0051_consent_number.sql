-- A choice of whoever was signed in holds for the number, in any browser.
ALTER TABLE consent ADD COLUMN isdn TEXT;
CREATE INDEX consent_isdn ON consent (isdn, at) WHERE isdn IS NOT NULL;

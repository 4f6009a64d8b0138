-- Who a session is. Its life is its row's: for a phone exactly two hours from the TAN, for a web view the
-- token's own end. Signing in makes a new row under a new cookie, so that a planted one is worth nothing.
ALTER TABLE session ADD COLUMN kind TEXT NOT NULL DEFAULT 'anonymous'
  CHECK (kind IN ('anonymous', 'phone', 'webview'));
ALTER TABLE session ADD COLUMN isdn TEXT CHECK ((isdn IS NULL) = (kind = 'anonymous'));
CREATE INDEX session_isdn ON session (isdn) WHERE isdn IS NOT NULL;

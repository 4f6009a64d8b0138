-- The one key that the embedded operator signs its app tokens with; made at random by the first token.
CREATE TABLE app_token_key (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  secret TEXT NOT NULL
) STRICT;

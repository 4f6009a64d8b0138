-- The operator as identity provider: what a citizen agreed to, by the hash of the code. A row goes with its first use.
CREATE TABLE dan_code (
  code_hash TEXT PRIMARY KEY,
  client_id TEXT NOT NULL,
  redirect_uri TEXT NOT NULL,
  citizen_id TEXT NOT NULL,
  services TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX dan_code_expires_at ON dan_code (expires_at);

CREATE TABLE dan_token (
  token_hash TEXT PRIMARY KEY,
  citizen_id TEXT NOT NULL,
  services TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX dan_token_expires_at ON dan_token (expires_at);

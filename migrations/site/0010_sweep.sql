-- What a sweep looks for, it finds by its end: these two tables had no index on it.
CREATE INDEX lease_until_ms ON lease (until_ms);
CREATE INDEX web_view_offer_expires_at ON web_view_offer (expires_at);

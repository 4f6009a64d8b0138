-- How the provider answers for somebody who agreed: with their card, or in one of the ways that are no card.
ALTER TABLE dan_code ADD COLUMN answer TEXT NOT NULL DEFAULT 'citizen';
ALTER TABLE dan_token ADD COLUMN answer TEXT NOT NULL DEFAULT 'citizen';

-- When staff have said what money is that belongs to no payment of ours: then nobody has to do anything about it.
ALTER TABLE money ADD COLUMN explained_at INTEGER;

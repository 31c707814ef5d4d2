-- When a round began, of one that was open before it settled: a window of a promotion is told by it. Null: it began when it settled; so do those from before.
ALTER TABLE round ADD COLUMN started_at timestamptz;
ALTER TABLE round_archive ADD COLUMN started_at timestamptz;
CREATE OR REPLACE VIEW every_round AS SELECT * FROM round UNION ALL SELECT * FROM round_archive;

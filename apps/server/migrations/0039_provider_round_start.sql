-- A round of another studio that came early counts from when it was due: what it came early, the next one waits longer (decision 0035).

-- Null: it counts from when it was opened, as all do that a process of the version before writes meanwhile.
ALTER TABLE provider_round ADD COLUMN counts_from timestamptz;

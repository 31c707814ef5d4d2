-- A quest that a withdrawal cut short is taken anew under a version that is published after it. What was begun before stays as it was.

ALTER TABLE quest_entry
  -- How often its player took part in this repetition before.
  ADD COLUMN turn integer NOT NULL DEFAULT 0 CHECK (turn >= 0),
  DROP CONSTRAINT quest_entry_player_id_programme_id_run_key,
  ADD UNIQUE (player_id, programme_id, run, turn);
-- Nobody takes part twice at once, nor again once it is done.
CREATE UNIQUE INDEX quest_entry_once ON quest_entry (player_id, programme_id, run) WHERE state <> 'OVER';

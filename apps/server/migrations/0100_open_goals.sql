-- The goals of a player that are still counted, without reading all that are over. A goal leaves this index once in its life; while it is counted, its row is written where it is.
CREATE INDEX goal_open ON goal (player_id) WHERE state = 'open';

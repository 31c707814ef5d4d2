-- The books must name whatever was changed behind the server's back: limits numbered in their changes, so that none can go missing.

-- Which change of the player's this is, from 1: a gap is a change that is gone.
ALTER TABLE deposit_limit_change ADD COLUMN place integer;
UPDATE deposit_limit_change c SET place = n.place
FROM (SELECT player_id, number, row_number() OVER (PARTITION BY player_id ORDER BY number) AS place FROM deposit_limit_change) AS n
WHERE c.player_id = n.player_id AND c.number = n.number;
ALTER TABLE deposit_limit_change ALTER COLUMN place SET NOT NULL;
CREATE UNIQUE INDEX deposit_limit_change_place ON deposit_limit_change (player_id, place);

-- A block that stands on a hit of a watch list says so: whoever may lift blocks does not lift that one.

-- 'made': by the hit. 'found': it stood already, without an end, and the hit holds it beside; without the hit it stands as before.
ALTER TABLE player_block
  ADD COLUMN hit text COLLATE "C" CHECK (hit IN ('made', 'found')),
  ADD CHECK (hit IS NULL OR (until IS NULL AND NOT own));

-- Until now the sentence told which they are.
UPDATE player_block b SET hit = CASE WHEN b.reason = 'Account under review.' AND NOT b.closed THEN 'made' ELSE 'found' END
WHERE b.until IS NULL AND NOT b.own AND EXISTS (SELECT FROM watch_hit h WHERE h.player_id = b.player_id AND h.state = 'hit');

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    GRANT UPDATE ON player_block TO croupier_app;
  END IF;
END $$;

-- Free rounds of other studios that end: on several games, cancelled, run out or played, and with wins that are gathered until then.

DO $$
BEGIN
  IF EXISTS (SELECT FROM provider_free_rounds f WHERE f.used <> (SELECT count(*) FROM provider_transaction t
    JOIN provider_round r ON r.provider = t.provider AND r.round_id = t.round_id AND r.player_id = f.player_id
    WHERE r.free_rounds_id = f.id AND t.operation = 'bet' AND t.state = 'accepted')) THEN
    RAISE 'Free rounds are counted otherwise than they were played';
  END IF;
END $$;

ALTER TABLE provider_free_rounds
  ADD COLUMN games text[] COLLATE "C",
  ADD COLUMN state text COLLATE "C" NOT NULL DEFAULT 'ACTIVATED' CHECK (state IN ('ACTIVATED', 'FINISHED', 'CANCELED', 'EXPIRED')),
  -- What their wins become at the end, as gifts keep it; null: each win is paid when it comes.
  ADD COLUMN terms jsonb,
  -- All that their rounds have won, paid or gathered.
  ADD COLUMN win_minor bigint NOT NULL DEFAULT 0 CHECK (win_minor >= 0),
  ADD COLUMN created_at timestamptz,
  -- No round of them begins any more; one that is open is still played to its end.
  ADD COLUMN canceled_at timestamptz,
  ADD COLUMN ended_at timestamptz;

-- When those of before were given is not known: before the first of their rounds.
UPDATE provider_free_rounds f SET games = ARRAY[f.game],
  win_minor = (SELECT coalesce(sum(r.win_minor), 0) FROM provider_round r WHERE r.player_id = f.player_id AND r.free_rounds_id = f.id),
  created_at = coalesce((SELECT min(r.opened_at) FROM provider_round r WHERE r.player_id = f.player_id AND r.free_rounds_id = f.id),
    least(f.expires_at, now()));

-- They have paid whatever they won. Those with an open round end with it, by the job.
UPDATE provider_free_rounds f SET state = CASE WHEN used = granted THEN 'FINISHED' ELSE 'EXPIRED' END, ended_at = least(expires_at, now())
WHERE (used = granted OR expires_at <= now()) AND NOT EXISTS (
  SELECT FROM provider_round r WHERE r.player_id = f.player_id AND r.free_rounds_id = f.id AND (r.state = 'open' OR EXISTS (
    SELECT FROM provider_transaction t WHERE t.provider = r.provider AND t.round_id = r.round_id AND t.state = 'held')));

ALTER TABLE provider_free_rounds
  ALTER COLUMN games SET NOT NULL,
  ALTER COLUMN created_at SET NOT NULL,
  DROP COLUMN game,
  ADD CONSTRAINT provider_free_rounds_games_check CHECK (cardinality(games) > 0),
  ADD CONSTRAINT provider_free_rounds_end_check CHECK ((state = 'ACTIVATED') = (ended_at IS NULL)),
  ADD CONSTRAINT provider_free_rounds_canceled_check CHECK (state <> 'CANCELED' OR canceled_at IS NOT NULL);
CREATE INDEX provider_free_rounds_player ON provider_free_rounds (player_id, created_at DESC);
CREATE INDEX provider_free_rounds_active ON provider_free_rounds (expires_at) WHERE state = 'ACTIVATED';

-- A win of free rounds that gather has moved no money: its key stands in no transfer.
ALTER TABLE provider_transaction
  ADD COLUMN gathered boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT provider_transaction_gathered_check
    CHECK (NOT gathered OR (operation = 'win' AND free_rounds_id IS NOT NULL)) NOT VALID;

-- What became money of what free rounds have gathered: once at their end, and once for each win that came after it.
CREATE TABLE provider_free_rounds_payment (
  player_id bigint NOT NULL REFERENCES player (id),
  free_rounds_id text COLLATE "C" NOT NULL REFERENCES provider_free_rounds (id),
  -- Counted from 0.
  part integer NOT NULL CHECK (part >= 0),
  won_minor bigint NOT NULL CHECK (won_minor > 0),
  converted_minor bigint NOT NULL CHECK (converted_minor >= 0),
  -- Above the most that they may become.
  forfeited_minor bigint NOT NULL CHECK (forfeited_minor >= 0),
  -- The bonus it became; null: real money, or nothing.
  bonus_id uuid,
  paid_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, free_rounds_id, part),
  CHECK (converted_minor + forfeited_minor = won_minor),
  CHECK (bonus_id IS NULL OR converted_minor > 0)
);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON provider_free_rounds_payment FROM croupier_app;
    GRANT SELECT, INSERT ON provider_free_rounds_payment TO croupier_app;
  END IF;
END $$;

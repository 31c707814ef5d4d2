-- Rules at the wallet, and money by its parts. What a player's rules come to stands on the seat, which every stake locks
-- and writes; so does what is left to wager of the active bonus, counted down by the statement that settles.
CREATE TABLE play_rule (
  player_id bigint NOT NULL,
  rule text NOT NULL CHECK (rule IN ('stake_limit', 'loss_limit', 'stake_maximum', 'exclusion', 'break', 'session_time', 'reality_check')),
  -- Only of limits of sums; else empty.
  period text NOT NULL DEFAULT '' CHECK (period IN ('', 'day', 'week', 'month')),
  amount_minor bigint CHECK (amount_minor >= 0),
  currency text COLLATE "C",
  from_at timestamptz,
  until_at timestamptz,
  PRIMARY KEY (player_id, rule, period),
  CHECK ((rule IN ('stake_limit', 'loss_limit')) = (period <> '')),
  CHECK ((rule IN ('stake_limit', 'loss_limit', 'stake_maximum')) = (amount_minor IS NOT NULL)),
  CHECK ((amount_minor IS NULL) = (currency IS NULL)),
  CHECK ((amount_minor IS NULL) = (from_at IS NOT NULL)),
  CHECK (until_at IS NULL OR from_at < until_at)
);

-- A bonus in money. Its money is the player's account of the kind bonus, so a player has one active at a time.
CREATE TABLE bonus_grant (
  player_id bigint NOT NULL,
  id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('NOT_ACTIVATED', 'ACTIVATED', 'FINISHED', 'CANCELED', 'EXPIRED', 'LOST')),
  currency text COLLATE "C" NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  wager_minor bigint NOT NULL CHECK (wager_minor >= 0),
  -- As it was granted, or as it ended; while the bonus is active, the seat has it.
  wager_left_minor bigint NOT NULL CHECK (wager_left_minor BETWEEN 0 AND wager_minor),
  terms jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz,
  activated_at timestamptz,
  ended_at timestamptz,
  -- What became of the bonus money at the end.
  converted_minor bigint NOT NULL DEFAULT 0 CHECK (converted_minor >= 0),
  forfeited_minor bigint NOT NULL DEFAULT 0 CHECK (forfeited_minor >= 0),
  PRIMARY KEY (player_id, id),
  CHECK ((ended_at IS NULL) = (state IN ('NOT_ACTIVATED', 'ACTIVATED'))),
  CHECK (activated_at IS NOT NULL OR state IN ('NOT_ACTIVATED', 'CANCELED', 'EXPIRED'))
);
CREATE UNIQUE INDEX bonus_grant_one_active ON bonus_grant (player_id) WHERE state = 'ACTIVATED';
CREATE INDEX bonus_grant_expiring ON bonus_grant (expires_at) WHERE state IN ('NOT_ACTIVATED', 'ACTIVATED');

-- Rounds that are given: at a fixed stake, on listed games. What they win gathers here and becomes money once, at the end.
CREATE TABLE gift_grant (
  player_id bigint NOT NULL,
  id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('ACTIVATED', 'FINISHED', 'CANCELED', 'EXPIRED')),
  currency text COLLATE "C" NOT NULL,
  games text[] NOT NULL CHECK (cardinality(games) > 0),
  stake_minor bigint NOT NULL CHECK (stake_minor > 0),
  rounds integer NOT NULL CHECK (rounds > 0),
  rounds_left integer NOT NULL CHECK (rounds_left BETWEEN 0 AND rounds),
  win_minor bigint NOT NULL DEFAULT 0 CHECK (win_minor >= 0),
  terms jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz,
  ended_at timestamptz,
  PRIMARY KEY (player_id, id),
  CHECK ((ended_at IS NULL) = (state = 'ACTIVATED'))
);
CREATE INDEX gift_grant_ending ON gift_grant (expires_at) WHERE state = 'ACTIVATED';

ALTER TABLE player_seat
  ADD COLUMN rules_currency text COLLATE "C",
  ADD COLUMN rules_kind balance_kind,
  ADD COLUMN stake_allowance_minor bigint,
  ADD COLUMN loss_allowance_minor bigint,
  ADD COLUMN stake_maximum_minor bigint,
  ADD COLUMN play_until timestamptz,
  ADD COLUMN active_grant uuid,
  ADD COLUMN wager_left_minor bigint,
  ADD CONSTRAINT player_seat_wager_check CHECK (wager_left_minor >= 0 AND (active_grant IS NULL) = (wager_left_minor IS NULL)) NOT VALID;

-- Only rounds with bonus money or of a gift have these: the others stay as small as they were.
ALTER TABLE round
  ADD COLUMN grant_id uuid,
  ADD COLUMN bonus_stake_minor bigint,
  ADD COLUMN bonus_win_minor bigint,
  ADD COLUMN bonus_forfeited_minor bigint,
  ADD COLUMN progress_minor bigint,
  ADD COLUMN bonus_after_minor bigint,
  ADD COLUMN bonus_version bigint,
  ADD COLUMN gift_id uuid,
  ADD CONSTRAINT round_parts_check CHECK (CASE WHEN grant_id IS NULL THEN bonus_stake_minor IS NULL
    ELSE bonus_stake_minor BETWEEN 0 AND stake_minor AND bonus_win_minor BETWEEN 0 AND win_minor AND gift_id IS NULL END) NOT VALID;
-- A round is moved there column by column.
ALTER TABLE round_archive
  ADD COLUMN grant_id uuid,
  ADD COLUMN bonus_stake_minor bigint,
  ADD COLUMN bonus_win_minor bigint,
  ADD COLUMN bonus_forfeited_minor bigint,
  ADD COLUMN progress_minor bigint,
  ADD COLUMN bonus_after_minor bigint,
  ADD COLUMN bonus_version bigint,
  ADD COLUMN gift_id uuid;
CREATE OR REPLACE VIEW every_round AS SELECT * FROM round UNION ALL SELECT * FROM round_archive;
ALTER TABLE open_round
  ADD COLUMN grant_id uuid,
  ADD COLUMN bonus_stake_minor bigint,
  ADD COLUMN progress_minor bigint,
  ADD COLUMN bonus_after_minor bigint,
  ADD COLUMN bonus_version bigint,
  ADD CONSTRAINT open_round_parts_check CHECK ((grant_id IS NULL) = (bonus_stake_minor IS NULL)) NOT VALID;
CREATE INDEX open_round_grant ON open_round (player_id, grant_id) WHERE grant_id IS NOT NULL;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON play_rule, bonus_grant, gift_grant FROM croupier_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON play_rule TO croupier_app;
    GRANT SELECT, INSERT, UPDATE ON bonus_grant, gift_grant TO croupier_app;
  END IF;
END $$;

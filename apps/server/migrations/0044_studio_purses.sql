-- Bonus money in rounds of other studios: what of a stake, a win and a rollback was bonus money, and what it did to the
-- wagering. Only rounds with bonus money have these: the others stay as small as they were.
ALTER TABLE provider_transaction
  ADD COLUMN grant_id uuid,
  ADD COLUMN bonus_minor bigint,
  -- Went into the bonus account and out of it at once, for the bonus had ended.
  ADD COLUMN forfeited_minor bigint,
  -- What a bet added to the wagering; of a rollback, what was taken back.
  ADD COLUMN progress_minor bigint,
  ADD CONSTRAINT provider_transaction_parts_check CHECK (CASE WHEN grant_id IS NULL
    THEN bonus_minor IS NULL AND forfeited_minor IS NULL AND progress_minor IS NULL
    ELSE bonus_minor >= 0 AND forfeited_minor >= 0 AND bonus_minor + forfeited_minor <= amount_minor AND progress_minor >= 0 END) NOT VALID;

-- A round belongs to the bonus of its first bet.
ALTER TABLE provider_round
  ADD COLUMN grant_id uuid,
  ADD COLUMN bonus_stake_minor bigint,
  ADD COLUMN bonus_win_minor bigint,
  ADD COLUMN bonus_forfeited_minor bigint,
  ADD COLUMN progress_minor bigint,
  ADD CONSTRAINT provider_round_parts_check CHECK (CASE WHEN grant_id IS NULL
    THEN bonus_stake_minor IS NULL AND bonus_win_minor IS NULL AND bonus_forfeited_minor IS NULL AND progress_minor IS NULL
    ELSE bonus_stake_minor BETWEEN 0 AND stake_minor AND bonus_win_minor >= 0 AND bonus_forfeited_minor >= 0
      AND bonus_win_minor + bonus_forfeited_minor <= win_minor AND progress_minor >= 0 END) NOT VALID;
CREATE INDEX provider_round_grant ON provider_round (player_id, grant_id) WHERE grant_id IS NOT NULL;

DO $$
BEGIN
  -- A win that was held is split when it is released.
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    GRANT UPDATE (grant_id, bonus_minor, forfeited_minor, progress_minor) ON provider_transaction TO croupier_app;
  END IF;
END $$;

-- Breaks that have moved on the ends of bonuses and rounds that were under way: each break does so once.

CREATE TABLE break_move (
  player_id bigint NOT NULL REFERENCES player (id),
  until_at timestamptz NOT NULL,
  -- What an earlier break covers is not counted twice.
  from_at timestamptz NOT NULL CHECK (from_at < until_at),
  PRIMARY KEY (player_id, until_at)
);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    GRANT SELECT, INSERT ON break_move TO croupier_app;
    GRANT UPDATE (expires_at) ON bonus_grant, gift_grant, provider_free_rounds TO croupier_app;
  END IF;
END $$;

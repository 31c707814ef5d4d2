-- What became of the wins of a gift at its end, as a bonus says it of its money; and the bonus they became, if they did.
DO $$
BEGIN
  IF EXISTS (SELECT FROM gift_grant WHERE state <> 'ACTIVATED') THEN
    RAISE 'A gift has ended before there was an end';
  END IF;
END $$;

ALTER TABLE gift_grant
  ADD COLUMN converted_minor bigint NOT NULL DEFAULT 0 CHECK (converted_minor >= 0),
  ADD COLUMN forfeited_minor bigint NOT NULL DEFAULT 0 CHECK (forfeited_minor >= 0),
  ADD COLUMN bonus_id uuid,
  ADD CONSTRAINT gift_grant_end_check
    CHECK (converted_minor + forfeited_minor = CASE WHEN state = 'ACTIVATED' THEN 0 ELSE win_minor END),
  ADD CONSTRAINT gift_grant_finished_check CHECK (state <> 'FINISHED' OR rounds_left = 0);

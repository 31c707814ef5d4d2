-- Accounts that are opened with a phone, birth dates, codes of promotions, and by whose invitation somebody came.

ALTER TABLE player
  -- Null where it was never asked: older accounts have only confirmed an age. Once it is known it stays.
  ADD COLUMN birthday date CHECK (birthday >= '1900-01-01'),
  -- The phone that an account was opened with, until its code is answered. It is not the account's own before that.
  ADD COLUMN phone_claim text COLLATE "C" CHECK (phone_claim ~ '^\+[1-9][0-9]{6,14}$'),
  ADD COLUMN referral_code text COLLATE "C" CHECK (referral_code ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  -- An account that was opened with a phone has none, and its `email` is empty.
  ALTER COLUMN email_canonical DROP NOT NULL,
  ADD CHECK (phone_claim IS NULL OR (phone IS NULL AND lapsed_at IS NULL));

CREATE INDEX player_phone_claim ON player (phone_claim, id DESC) WHERE phone_claim IS NOT NULL;
-- An account is answered by its letter or by its phone.
DROP INDEX player_unanswered;
CREATE INDEX player_unanswered ON player (created_at)
  WHERE email_verified_at IS NULL AND phone_verified_at IS NULL AND lapsed_at IS NULL;

CREATE FUNCTION keep_birthday() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE 'A birth date that is known stays as it is';
END $$;
-- An account that is erased loses it.
CREATE TRIGGER player_birthday BEFORE UPDATE OF birthday ON player FOR EACH ROW
  WHEN (NEW.birthday <> OLD.birthday) EXECUTE FUNCTION keep_birthday();

-- Codes of promotions, in small letters. What one gives is a matter of who hears that it was redeemed.
CREATE TABLE promo_code (
  code text COLLATE "C" PRIMARY KEY CHECK (code ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  -- Null: in every region.
  region text COLLATE "C",
  from_at timestamptz NOT NULL,
  -- Null: without an end.
  until_at timestamptz CHECK (until_at > from_at),
  -- Null: as often as there are players.
  uses_max integer CHECK (uses_max > 0),
  used integer NOT NULL DEFAULT 0 CHECK (used >= 0 AND used <= uses_max),
  -- One that was taken back is known, and over.
  state text COLLATE "C" NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed')),
  created_at timestamptz NOT NULL
);
CREATE INDEX promo_code_created_at ON promo_code (created_at, code);

-- Who has brought which, each at most once. It is redeemed, and one use the fewer, once the account is answered.
CREATE TABLE promo_redemption (
  player_id bigint NOT NULL REFERENCES player (id),
  code text COLLATE "C" NOT NULL REFERENCES promo_code (code),
  brought_at timestamptz NOT NULL,
  redeemed_at timestamptz,
  PRIMARY KEY (player_id, code)
);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON promo_code, promo_redemption FROM croupier_app;
    GRANT SELECT, INSERT, UPDATE (state, used) ON promo_code TO croupier_app;
    GRANT SELECT, INSERT, UPDATE (redeemed_at), DELETE ON promo_redemption TO croupier_app;
  END IF;
END $$;

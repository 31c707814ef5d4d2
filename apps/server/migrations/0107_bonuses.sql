-- Bonuses of players, from the offer that they have taken to its end. Once one is active, its money (bonus_grant) or its rounds
-- (gift_grant) say how it goes on: it has their id.

CREATE TABLE bonus (
  player_id bigint NOT NULL REFERENCES player (id),
  id uuid NOT NULL,
  programme_id bigint NOT NULL,
  version integer NOT NULL,
  code text COLLATE "C" NOT NULL,
  type text COLLATE "C" NOT NULL,
  -- What it came from; with the programme it makes the id.
  reference text COLLATE "C" NOT NULL,
  state text COLLATE "C" NOT NULL CHECK (state IN ('NOT_ACTIVATED', 'ACTIVATED', 'EXPIRED', 'ACTIVATED_OTHER_PEOPLE', 'CANCELED')),
  currency text COLLATE "C" NOT NULL CHECK (length(currency) = 3),
  -- The step of a series; its first bonus is the series.
  series_id uuid NOT NULL,
  step integer NOT NULL CHECK (step > 0),
  created_at timestamptz NOT NULL,
  available_at timestamptz,
  expires_at timestamptz,
  -- Chosen for a deposit that may come; what it came to once it has.
  pay_in_id uuid,
  deposit_minor bigint CHECK (deposit_minor > 0),
  -- Its deposit has come, or it came with another one, and nobody has tried to activate it since.
  is_due boolean NOT NULL DEFAULT false,
  activated_at timestamptz,
  ended_at timestamptz,
  seen_at timestamptz,
  expiry_seen_at timestamptz,
  PRIMARY KEY (player_id, id),
  CHECK ((state = 'ACTIVATED') = (activated_at IS NOT NULL)),
  CHECK ((state IN ('NOT_ACTIVATED', 'ACTIVATED')) = (ended_at IS NULL))
);
CREATE INDEX bonus_newest ON bonus (player_id, created_at, id);
CREATE UNIQUE INDEX bonus_pay_in ON bonus (pay_in_id) WHERE pay_in_id IS NOT NULL;
CREATE INDEX bonus_due ON bonus (player_id) WHERE is_due;
CREATE INDEX bonus_waiting ON bonus (expires_at) WHERE state = 'NOT_ACTIVATED';
CREATE INDEX bonus_of_programme ON bonus (programme_id) WHERE state = 'NOT_ACTIVATED';

-- Whose birthday a day is: the month, then the day.
CREATE INDEX player_birthdays ON player ((extract(month FROM birthday) * 100 + extract(day FROM birthday))) WHERE birthday IS NOT NULL;

-- The bonus that a code brings; null: the code only says where its player came from.
ALTER TABLE promo_code ADD COLUMN bonus text COLLATE "C";

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    GRANT SELECT, INSERT ON bonus TO croupier_app;
    GRANT UPDATE (state, expires_at, pay_in_id, deposit_minor, is_due, activated_at, ended_at, seen_at, expiry_seen_at) ON bonus TO croupier_app;
  END IF;
END $$;

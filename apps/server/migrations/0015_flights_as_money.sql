-- Flights as a feature of money: a leave is a row on arrival, a flight has a state, the maths it flies by and the time to which the house heard its players, a chain says where its public seed comes from.

-- Who left by hand, written before anything else is done about it. What the round pays follows from when it was read.
CREATE TABLE flight_leave (
  player_id bigint NOT NULL,
  game text NOT NULL,
  flight integer NOT NULL,
  -- The round that was left.
  key uuid NOT NULL,
  -- When a process read the request, by its clock: the leave counts from then.
  read_at timestamptz NOT NULL,
  request_id text,
  PRIMARY KEY (player_id, game, flight)
);

CREATE INDEX flight_leave_flight ON flight_leave (game, flight);

-- One row for each process that takes leaves: until when it has heard players, and until when what it heard is written.
CREATE TABLE leave_desk (
  id uuid PRIMARY KEY,
  heard_to timestamptz NOT NULL,
  -- Every leave that was read before then is a row.
  written_to timestamptz NOT NULL,
  -- When somebody last looked at flights through this process.
  watched_at timestamptz
);

-- States: boarding (bets are taken), flying, ended (its end is public), paid (no round is open in it).
ALTER TABLE flight
  ADD COLUMN state text NOT NULL DEFAULT 'boarding' CHECK (state IN ('boarding', 'flying', 'ended', 'paid')),
  -- Null only for flights from before it was kept.
  ADD COLUMN maths_id smallint,
  -- The house has heard its players without a gap from take-off until then; it never goes past a gap.
  ADD COLUMN heard_to timestamptz,
  -- The multiplier at heard_to, in hundredths, where the gap came before the end was known to be heard; null otherwise.
  ADD COLUMN heard_centi integer;

UPDATE flight f SET state = CASE
  WHEN ended_at IS NULL THEN 'boarding'
  WHEN EXISTS (SELECT FROM open_round o WHERE o.game = f.game
    AND (o.entry::json #>> '{given,flight,number}')::integer = f.number) THEN 'ended'
  ELSE 'paid' END;

ALTER TABLE flight
  ADD CHECK ((state IN ('ended', 'paid')) = (ended_at IS NOT NULL)),
  ADD CHECK (heard_centi IS NULL OR ended_at IS NOT NULL);

CREATE INDEX flight_unpaid ON flight (game) WHERE state <> 'paid';

ALTER TABLE flight_chain
  -- beacon: the public seed is the value of a public beacon's round that was named here before anybody could know it.
  -- house: the house drew it, after the commitment; nobody else can tell that it drew only once.
  ADD COLUMN kind text NOT NULL DEFAULT 'house' CHECK (kind IN ('house', 'beacon')),
  ADD COLUMN beacon_network text,
  ADD COLUMN beacon_round bigint,
  ADD COLUMN beacon_signature text,
  -- When the public seed was fixed; null while the beacon's round is awaited.
  ADD COLUMN fixed_at timestamptz,
  -- One seed in so many, sealed together, so that none is far to compute; null for chains short enough to do without.
  ADD COLUMN marks_sealed bytea,
  ALTER COLUMN public_seed DROP NOT NULL;

UPDATE flight_chain SET fixed_at = opened_at;

ALTER TABLE flight_chain
  ADD CHECK ((public_seed IS NULL) = (fixed_at IS NULL)),
  ADD CHECK ((kind = 'beacon') = (beacon_round IS NOT NULL AND beacon_network IS NOT NULL)),
  ADD CHECK (kind = 'beacon' OR beacon_signature IS NULL);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON flight_leave, leave_desk FROM croupier_app;
    GRANT SELECT, INSERT ON flight_leave TO croupier_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON leave_desk TO croupier_app;
    -- What a chain was announced with stays as it is.
    GRANT UPDATE (public_seed, beacon_signature, fixed_at) ON flight_chain TO croupier_app;
  END IF;
END $$;

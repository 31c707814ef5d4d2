-- What is fixed for everyone before anyone stakes: pools of tickets, and flights that players share.

-- A pool of tickets. The root is public before the first sale; the seed makes the whole pool and is public when it is sold out.
CREATE TABLE ticket_pool (
  game text NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  maths_id smallint NOT NULL,
  root text NOT NULL CHECK (root ~ '^[0-9a-f]{64}$'),
  -- Sealed as seed_pair.server_seed_sealed is.
  seed_sealed bytea NOT NULL,
  tickets integer NOT NULL CHECK (tickets > 0),
  -- The last serial that was sold.
  sold integer NOT NULL DEFAULT 0 CHECK (sold BETWEEN 0 AND tickets),
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  PRIMARY KEY (game, number)
);

-- One pool of a game is on sale at a time.
CREATE UNIQUE INDEX ticket_pool_on_sale ON ticket_pool (game) WHERE closed_at IS NULL;

-- Seeds of many flights in a row, all fixed by the one commitment that is published before the first.
CREATE TABLE flight_chain (
  game text NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  commitment text NOT NULL CHECK (commitment ~ '^[0-9a-f]{64}$'),
  -- Fixed after the commitment was published.
  public_seed text NOT NULL,
  length integer NOT NULL CHECK (length > 0),
  last_seed_sealed bytea NOT NULL,
  opened_at timestamptz NOT NULL,
  PRIMARY KEY (game, number)
);

CREATE TABLE flight (
  game text NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  chain integer NOT NULL,
  -- Which seed of the chain decides it, from 0.
  place integer NOT NULL CHECK (place >= 0),
  -- Bets are taken until then, and then it takes off.
  takes_off_at timestamptz NOT NULL,
  -- Null until it has ended; where it ends is not in the database before.
  ended_at timestamptz,
  crash_centi integer,
  seed text,
  -- Nobody could leave it for a while: stakes in the air were given back.
  void boolean NOT NULL DEFAULT false,
  PRIMARY KEY (game, number),
  UNIQUE (game, chain, place),
  CHECK ((ended_at IS NULL) = (seed IS NULL) AND (ended_at IS NULL) = (crash_centi IS NULL))
);

CREATE INDEX open_round_game ON open_round (game);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON ticket_pool, flight_chain, flight FROM croupier_app;
    GRANT SELECT, INSERT ON flight_chain TO croupier_app;
    GRANT SELECT, INSERT, UPDATE ON ticket_pool, flight TO croupier_app;
  END IF;
END $$;

-- Programmes: what operators define that is given to players, in versions; its repetitions, and how much of it is taken.

CREATE TABLE programme (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text COLLATE "C" NOT NULL CHECK (kind ~ '^[a-z][a-z-]{0,31}$'),
  code text COLLATE "C" NOT NULL CHECK (code ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  latest_version integer NOT NULL DEFAULT 0,
  -- What an operator did last; that it runs, or is over by its time, is told by the clock.
  state text COLLATE "C" NOT NULL CHECK (state IN ('DRAFT', 'PUBLISHED', 'PAUSED', 'ENDED', 'WITHDRAWN')),
  -- Until a person edits it, it says what its shipped file says.
  follows_shipped boolean NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (kind, code)
);

-- A version never says anything else: what players hold names the one it was given under.
CREATE TABLE programme_version (
  programme_id bigint NOT NULL REFERENCES programme (id),
  version integer NOT NULL CHECK (version > 0),
  body jsonb NOT NULL CHECK (jsonb_typeof(body) = 'object'),
  shipped_sha256 text CHECK (shipped_sha256 ~ '^[0-9a-f]{64}$'),
  saved_by text NOT NULL,
  saved_at timestamptz NOT NULL,
  published_by text,
  published_at timestamptz,
  -- In force from then on, until the next version is.
  from_at timestamptz,
  -- Null: without an end.
  until_at timestamptz,
  withdrawn_by text,
  withdrawn_at timestamptz,
  PRIMARY KEY (programme_id, version),
  CHECK ((published_at IS NULL) = (published_by IS NULL)),
  CHECK ((published_at IS NULL) = (from_at IS NULL)),
  CHECK (until_at >= from_at),
  CHECK ((withdrawn_at IS NULL) = (withdrawn_by IS NULL)),
  CHECK (withdrawn_at IS NULL OR published_at IS NOT NULL)
);
CREATE INDEX programme_version_published ON programme_version (programme_id, version) WHERE published_at IS NOT NULL;

-- A repetition, made when somebody asks for it: standings and tickets are of one.
CREATE TABLE programme_run (
  id uuid PRIMARY KEY,
  programme_id bigint NOT NULL REFERENCES programme (id),
  number integer NOT NULL CHECK (number >= 0),
  version integer NOT NULL,
  state text COLLATE "C" NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'CLOSED', 'CANCELED')),
  from_at timestamptz NOT NULL,
  until_at timestamptz,
  closed_at timestamptz,
  result_hash text CHECK (result_hash ~ '^[0-9a-f]{64}$'),
  UNIQUE (programme_id, number),
  FOREIGN KEY (programme_id, version) REFERENCES programme_version (programme_id, version),
  CHECK ((state = 'OPEN') = (closed_at IS NULL))
);

-- How much is taken of what is scarce over all players: `receivers`, `budget UAH`, `row 3`.
CREATE TABLE programme_use (
  programme_id bigint NOT NULL REFERENCES programme (id),
  what text COLLATE "C" NOT NULL CHECK (length(what) BETWEEN 1 AND 64),
  used bigint NOT NULL CHECK (used >= 0),
  PRIMARY KEY (programme_id, what)
);

-- Each that has taken of it, under the key of what is given for it. It is settled once that was given, and goes when it was not.
CREATE TABLE programme_claim (
  programme_id bigint NOT NULL,
  what text COLLATE "C" NOT NULL,
  key uuid NOT NULL,
  player_id bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  claimed_at timestamptz NOT NULL,
  settled_at timestamptz,
  PRIMARY KEY (programme_id, what, key),
  FOREIGN KEY (programme_id, what) REFERENCES programme_use (programme_id, what)
);
CREATE INDEX programme_claim_open ON programme_claim (claimed_at) WHERE settled_at IS NULL;
CREATE INDEX programme_claim_unsettled ON programme_claim (key) WHERE settled_at IS NULL;

-- How often a player has had one, in all (an empty period) or in a day, week or month of theirs.
CREATE TABLE programme_taken (
  player_id bigint NOT NULL,
  programme_id bigint NOT NULL,
  period text COLLATE "C" NOT NULL CHECK (length(period) <= 32),
  times integer NOT NULL CHECK (times >= 0),
  PRIMARY KEY (player_id, programme_id, period)
);

-- Whether the house gives nothing at all for now: one row, or none.
CREATE TABLE giving_pause (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  paused_at timestamptz NOT NULL,
  paused_by text NOT NULL
);

-- A set of players as it was at a moment: by a filter, or from a file.
CREATE TABLE segment (
  code text COLLATE "C" PRIMARY KEY CHECK (code ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  filter jsonb CHECK (jsonb_typeof(filter) = 'object'),
  made_at timestamptz NOT NULL,
  made_by text NOT NULL
);

CREATE TABLE segment_player (
  player_id bigint NOT NULL,
  segment text COLLATE "C" NOT NULL,
  PRIMARY KEY (player_id, segment)
);
CREATE INDEX segment_player_of ON segment_player (segment);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON programme, programme_version, programme_run, programme_use, programme_claim, programme_taken, giving_pause,
      segment, segment_player FROM croupier_app;
    GRANT SELECT, INSERT ON programme, programme_version, programme_run, programme_use, programme_claim, programme_taken TO croupier_app;
    GRANT UPDATE (latest_version, state, follows_shipped) ON programme TO croupier_app;
    GRANT UPDATE (published_by, published_at, from_at, until_at, withdrawn_by, withdrawn_at) ON programme_version TO croupier_app;
    GRANT UPDATE (state, closed_at, result_hash) ON programme_run TO croupier_app;
    GRANT UPDATE (used) ON programme_use TO croupier_app;
    GRANT UPDATE (settled_at), DELETE ON programme_claim TO croupier_app;
    GRANT UPDATE (times), DELETE ON programme_taken TO croupier_app;
    GRANT SELECT, INSERT, DELETE ON giving_pause, segment_player TO croupier_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON segment TO croupier_app;
  END IF;
END $$;

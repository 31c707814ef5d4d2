-- What players are given, once each, and the points that they hold beside money.

-- The book of points: append only. A way in adds, a way out takes (POINT_SIGN of the rules).
CREATE TABLE point_move (
  player_id bigint NOT NULL REFERENCES player (id),
  -- Counts the moves of the player from 1, without a gap.
  number integer NOT NULL CHECK (number > 0),
  way text COLLATE "C" NOT NULL CHECK (way IN ('earned', 'returned', 'spent', 'expired', 'taken-back')),
  points bigint NOT NULL CHECK (points BETWEEN 1 AND 1000000000),
  -- Below zero where points were taken back that had been spent.
  left_after bigint NOT NULL,
  -- Points that count for a level; only `earned` ones do, and they are never spent.
  tier_after bigint NOT NULL CHECK (tier_after >= 0),
  source text COLLATE "C" NOT NULL,
  code text COLLATE "C" NOT NULL,
  reference text NOT NULL CHECK (length(reference) <= 200),
  expires_at timestamptz,
  at timestamptz NOT NULL,
  PRIMARY KEY (player_id, number),
  UNIQUE (player_id, way, source, code, reference)
);

-- Where the book stands: a row a player that has one, locked by whoever adds to it.
CREATE TABLE point_balance (
  player_id bigint PRIMARY KEY REFERENCES player (id),
  number integer NOT NULL,
  reward_points bigint NOT NULL,
  tier_points bigint NOT NULL CHECK (tier_points >= 0),
  -- Of all moves that took points out.
  out_points bigint NOT NULL CHECK (out_points >= 0),
  -- When points expire next; null where none do.
  expires_next timestamptz
);
CREATE INDEX point_balance_expiry ON point_balance (expires_next) WHERE expires_next IS NOT NULL;

CREATE TABLE reward (
  player_id bigint NOT NULL REFERENCES player (id),
  -- Made of player, source, code and reference: what is given a second time is found.
  id uuid NOT NULL,
  source text COLLATE "C" NOT NULL,
  code text COLLATE "C" NOT NULL CHECK (length(code) <= 40),
  reference text NOT NULL CHECK (length(reference) <= 200),
  -- The word that travels with all a programme gives into figures and files.
  campaign text COLLATE "C",
  programme_id bigint,
  version integer,
  kind text COLLATE "C" NOT NULL CHECK (kind IN
    ('money', 'bonus', 'points', 'attempts', 'tickets', 'box', 'thing', 'nothing')),
  body jsonb NOT NULL,
  currency text COLLATE "C" CHECK (length(currency) = 3),
  amount_minor bigint CHECK (amount_minor > 0),
  given_at timestamptz NOT NULL,
  taken_back_at timestamptz,
  PRIMARY KEY (player_id, id),
  UNIQUE (player_id, source, code, reference),
  CHECK ((currency IS NULL) = (amount_minor IS NULL)),
  CHECK ((kind = 'money') <= (amount_minor IS NOT NULL))
);
CREATE INDEX reward_newest ON reward (player_id, given_at, id);
CREATE INDEX reward_by_programme ON reward (source, code, given_at);

-- Things that are sent: the queue of those who send them.
CREATE TABLE reward_thing (
  player_id bigint NOT NULL,
  reward_id uuid NOT NULL,
  state text COLLATE "C" NOT NULL CHECK (state IN ('ORDERED', 'SENT', 'RETURNED')),
  -- Sealed by the server's key; gone once the thing has arrived or come back.
  address bytea,
  tracking text CHECK (length(tracking) <= 80),
  ordered_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, reward_id),
  FOREIGN KEY (player_id, reward_id) REFERENCES reward (player_id, id)
);
CREATE INDEX reward_thing_queue ON reward_thing (ordered_at) WHERE state = 'ORDERED';

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    GRANT SELECT, INSERT ON point_move TO croupier_app;
    GRANT SELECT, INSERT, UPDATE ON point_balance, reward_thing TO croupier_app;
    GRANT SELECT, INSERT ON reward TO croupier_app;
    GRANT UPDATE (taken_back_at) ON reward TO croupier_app;
  END IF;
END $$;

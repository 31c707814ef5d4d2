-- Presents that players unwrap: a row each, kept once it is over.

CREATE TABLE present (
  player_id bigint NOT NULL REFERENCES player (id),
  id uuid NOT NULL,
  -- The occasion: one birthday a year, one run of a programme, one act of the office.
  reference text COLLATE "C" NOT NULL,
  code text COLLATE "C" NOT NULL,
  -- The version that it was given under; for one that was given by hand its contents in their place.
  programme_id bigint,
  version integer,
  body jsonb,
  state text COLLATE "C" NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'OPENED', 'EXPIRED', 'CANCELED')),
  given_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > given_at),
  -- From when on it is being opened: which row of its contents is given, in which currency, and the draw that decided it, where there was one.
  drawn_place integer,
  currency text COLLATE "C" CHECK (length(currency) = 3),
  seed_pair integer,
  nonce integer,
  begun_at timestamptz,
  reward_id uuid,
  ended_at timestamptz,
  PRIMARY KEY (player_id, id),
  UNIQUE (player_id, reference),
  FOREIGN KEY (player_id, reward_id) REFERENCES reward (player_id, id),
  CHECK ((programme_id IS NULL) = (version IS NULL) AND (programme_id IS NULL) = (body IS NOT NULL)),
  CHECK ((seed_pair IS NULL) = (nonce IS NULL)),
  CHECK ((drawn_place IS NULL) = (begun_at IS NULL)),
  CHECK ((state = 'OPENED') = (reward_id IS NOT NULL)),
  CHECK ((state = 'WAITING') = (ended_at IS NULL))
);
CREATE INDEX present_newest ON present (player_id, given_at, id);
-- One at a time: what one gives counts for the house's caps before the next is begun.
CREATE UNIQUE INDEX present_begun ON present (player_id) WHERE state = 'WAITING' AND drawn_place IS NOT NULL;
CREATE INDEX present_waiting ON present (expires_at) WHERE state = 'WAITING';

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON present FROM croupier_app;
    GRANT SELECT, INSERT ON present TO croupier_app;
    GRANT UPDATE (state, drawn_place, currency, seed_pair, nonce, begun_at, reward_id, ended_at) ON present TO croupier_app;
  END IF;
END $$;

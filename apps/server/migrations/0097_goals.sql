-- Goals that players hold: what each counts, and how far it has come. One reader of facts counts them all.
CREATE TABLE goal (
  player_id bigint NOT NULL,
  id uuid NOT NULL,
  -- Of what it is: a box, a step of a quest; and of which programme.
  of text COLLATE "C" NOT NULL,
  code text COLLATE "C" NOT NULL,
  programme_id bigint,
  version integer,
  run_id bigint,
  step integer,
  -- What counts, as it was when the player took it.
  definition jsonb NOT NULL,
  head_start bigint NOT NULL DEFAULT 0,
  counts_from timestamptz NOT NULL,
  until_at timestamptz,
  -- The place of the first round of the house that may count: a range of the rounds' key.
  from_pair integer NOT NULL,
  from_nonce integer NOT NULL,
  state text COLLATE "C" NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'reached', 'over', 'faulty')),
  -- Not yet: its reader counts it from the rounds before it adds.
  counted boolean NOT NULL DEFAULT false,
  current bigint NOT NULL,
  -- The one that comes next; the last once all are reached, and 0 without any.
  target bigint NOT NULL CHECK (target >= 0),
  -- Days or games that were counted; empty for what counts otherwise.
  seen text[] NOT NULL DEFAULT '{}',
  times integer NOT NULL DEFAULT 0 CHECK (times >= 0),
  reached_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, id),
  CHECK ((times = 0) = (reached_at IS NULL)),
  CHECK (until_at IS NULL OR counts_from < until_at)
) WITH (fillfactor = 70);
-- No other index: nothing that progress changes stands in one, so that a row is written where it is.

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON goal FROM croupier_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON goal TO croupier_app;
  END IF;
END $$;

-- Some things lead to nothing they could be held against: a player's region, a client seed, the choices of an open round. A witness keeps them.

-- What a server said last of such a thing; written by the outbox's one worker. Sealed with a key that the database does not have.
CREATE TABLE books_witness (
  player_id bigint NOT NULL,
  subject text COLLATE "C" NOT NULL,
  value text NOT NULL,
  seal bytea NOT NULL CHECK (length(seal) = 32),
  PRIMARY KEY (player_id, subject)
) WITH (fillfactor = 70);

-- What is there already is taken as it is.
INSERT INTO outbox (player_id, topic, payload)
SELECT player_id, 'books.witness', json_build_object('subject', subject, 'value', value) FROM (
  SELECT id AS player_id, 'player' AS subject, region || ' ' || age_confirmed AS value FROM player
  UNION ALL SELECT player_id, 'client-seed ' || number, client_seed FROM seed_pair WHERE client_seed IS NOT NULL
  UNION ALL SELECT player_id, 'open-round ' || key, entry FROM open_round) AS s;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON books_witness FROM croupier_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON books_witness TO croupier_app;
  END IF;
END $$;

-- What everybody plays, counted once for all that would count it: a row a player, day, game and money. Rounds of the house from before are taken in; those of other studios count from the first fact that the journal still has, or from now on.

CREATE TABLE round_tally (
  player_id bigint NOT NULL,
  -- In UTC, of the facts.
  day date NOT NULL,
  game text COLLATE "C" NOT NULL,
  currency text COLLATE "C" NOT NULL,
  kind balance_kind NOT NULL,
  -- Zero where this kind of money only had a part in rounds that count with another.
  rounds bigint NOT NULL CHECK (rounds >= 0),
  stake_minor bigint NOT NULL CHECK (stake_minor >= 0),
  win_minor bigint NOT NULL CHECK (win_minor >= 0),
  PRIMARY KEY (player_id, day, game, currency, kind)
) WITH (fillfactor = 70);

DO $$
BEGIN
  IF EXISTS (SELECT FROM fact_reader WHERE name = 'round-tally') THEN
    RAISE 'A reader round-tally has read facts before its table was there: forget it first.';
  END IF;
END $$;

-- One statement and so one moment of the database, under play and without a lock: a round is taken in here if its fact
-- has a position, and counted by the reader, which begins after the last one, if its fact has none yet.
WITH begun AS (
  INSERT INTO fact_reader (name, position, day, in_order)
  SELECT 'round-tally', position, day, false FROM fact_head WHERE EXISTS (SELECT FROM round)
), waiting AS MATERIALIZED (
  SELECT player_id, (payload->>'id')::uuid AS key FROM outbox WHERE topic = 'round.settled'
)
INSERT INTO round_tally (player_id, day, game, currency, kind, rounds, stake_minor, win_minor)
SELECT r.player_id, (r.settled_at AT TIME ZONE 'UTC')::date, m.game, r.currency, r.kind, count(*), sum(r.stake_minor), sum(r.win_minor)
FROM round r JOIN game_maths m ON m.id = r.maths_id LEFT JOIN waiting w ON w.player_id = r.player_id AND w.key = r.key
WHERE w.key IS NULL
GROUP BY 1, 2, 3, 4, 5;

-- What a batch of rounds adds up to, as a table that lasts as long as the transaction: handed over once, read by each that
-- counts. As arrays of each one's statement the handing over would cost several times what the counting does.
CREATE FUNCTION hand_round_sums(player_ids bigint[], days date[], games text[], currencies text[], kinds balance_kind[],
  rounds bigint[], stakes bigint[], wins bigint[], last_ats timestamptz[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF to_regclass('pg_temp.round_sum') IS NULL THEN
    CREATE TEMPORARY TABLE round_sum (player_id bigint, day date, game text, currency text, kind balance_kind,
      rounds bigint, stake_minor bigint, win_minor bigint, last_at timestamptz) ON COMMIT DELETE ROWS;
  END IF;
  INSERT INTO pg_temp.round_sum SELECT * FROM unnest(player_ids, days, games, currencies, kinds, rounds, stakes, wins, last_ats);
END $$;
REVOKE ALL ON FUNCTION hand_round_sums(bigint[], date[], text[], text[], balance_kind[], bigint[], bigint[], bigint[], timestamptz[])
  FROM PUBLIC;

DO $$
BEGIN
  IF (SELECT sum(rounds) FROM round_tally) > (SELECT count(*) FROM round) THEN
    RAISE 'More rounds were taken into round_tally than there are.';
  END IF;
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON round_tally FROM croupier_app;
    GRANT SELECT, INSERT, UPDATE ON round_tally TO croupier_app;
    GRANT EXECUTE ON FUNCTION hand_round_sums(bigint[], date[], text[], text[], balance_kind[], bigint[], bigint[], bigint[], timestamptz[])
      TO croupier_app;
    EXECUTE format('GRANT TEMPORARY ON DATABASE %I TO croupier_app', current_database());
  END IF;
END $$;

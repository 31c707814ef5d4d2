/**
 * The history of a house that has been open for two years, made by the database: rounds of players, with what their transfers
 * need to know. Every fourth round wins three stakes. Whoever plays now has played more than the others; rounds are as far
 * apart as the time and their number make them.
 * @param now where it ends: the same for all who are written, or a round would be on both sides of where a month closes
 */
export const makeHistory = (now: Date): string => `
CREATE FUNCTION bench_rounds_of(p bigint, playing bigint, few integer, many integer) RETURNS integer
LANGUAGE sql IMMUTABLE AS $$ SELECT CASE WHEN p <= playing THEN many ELSE few END $$;
CREATE FUNCTION bench_history(first bigint, last bigint, playing bigint, few integer, many integer, days integer)
RETURNS TABLE (player_id bigint, n integer, at timestamptz, key uuid, win bigint, before bigint, version bigint)
LANGUAGE sql STABLE AS $$
  SELECT p, n, date_trunc('milliseconds', timestamptz '${now.toISOString()}' - make_interval(secs => days * 86400.0 * (c - n - (p % 997) / 997.0) / c)),
    md5(p || ':' || n)::uuid, CASE WHEN n % 4 = 0 THEN 300 ELSE 0 END, 1000000000000 - 100 * n::bigint + 300 * ((n + 3) / 4), 1 + n + (n + 3) / 4
  FROM generate_series(first, last) AS p
  CROSS JOIN LATERAL bench_rounds_of(p, playing, few, many) AS c
  CROSS JOIN LATERAL generate_series(0, c - 1) AS n
$$`;

type Place = 'hot' | 'archive';

const TABLES: Record<
  Place,
  { round: string; transfer: string; when: string; order: (columns: string) => string }
> = {
  // As they were written: by time, whoever played. Its oldest month is closed: the job moves it.
  hot: {
    round: 'round',
    transfer: 'ledger_transfer',
    when: `at >= first_kept_month(62) - interval '1 month'`,
    order: (columns) => `ORDER BY at, ${columns}`,
  },
  archive: {
    round: 'round_archive',
    transfer: 'ledger_transfer_archive',
    when: `at < first_kept_month(62) - interval '1 month'`,
    order: () => '',
  },
};

/** `$1` to `$6` are those of `bench_history`, `$7` the maths of the rounds. */
export const writeRounds = (place: Place): string => {
  const { round, when, order } = TABLES[place];
  return `INSERT INTO ${round} (player_id, seed_pair, nonce, key, maths_id, currency, kind, stake_minor, win_minor, balance_after_minor,
  balance_version, request_id, asked, settled_at)
SELECT player_id, 1, n, key, $7::smallint, 'UAH', 'real', 100, win, before - 100 + win, version + CASE WHEN win > 0 THEN 2 ELSE 1 END,
  key::text, decode(md5(key::text), 'hex'), at
FROM bench_history($1, $2, $3, $4, $5, $6) WHERE ${when} ${order('player_id, n')}`;
};

export const writeTransfers = (place: Place): string => {
  const { transfer, when, order } = TABLES[place];
  return `INSERT INTO ${transfer} (player_id, currency, kind, key, created_at, operation, version, debit, credit, amount_minor,
  balance_before_minor, balance_after_minor)
SELECT player_id, 'UAH', 'real', key, at, t.operation, h.version + t.place, t.debit::ledger_side, t.credit::ledger_side, t.amount, t.before, t.after
FROM bench_history($1, $2, $3, $4, $5, $6) AS h CROSS JOIN LATERAL (
  SELECT 'bet', 1, 'player', 'bets', 100::bigint, h.before, h.before - 100
  UNION ALL SELECT 'win', 2, 'wins', 'player', h.win, h.before - 100, h.before - 100 + h.win WHERE h.win > 0
) AS t (operation, place, debit, credit, amount, before, after) WHERE ${when} ${order('player_id, h.version, t.place')}`;
};

const COUNT = 'bench_rounds_of(p, $3, $4, $5)';
const OF_PLAYERS = 'FROM generate_series($1::bigint, $2::bigint) AS p';

/** Accounts and seats as those rounds leave them; `$1` to `$5` are those of `bench_history`. */
export const WRITE_ACCOUNTS = [
  `INSERT INTO ledger_account (player_id, currency, kind, amount_minor, version)
SELECT p, 'UAH', 'real', 1000000000000 - 100 * c::bigint + 300 * ((c + 3) / 4), 1 + c + (c + 3) / 4 ${OF_PLAYERS}, LATERAL ${COUNT} AS c`,
  `INSERT INTO player_seat (player_id, seed_pair, next_nonce) SELECT p, 1, ${COUNT} ${OF_PLAYERS}`,
];

/** How these accounts were opened, and chains that end where their transfers do. */
export const WRITE_OPENINGS = [
  `INSERT INTO ledger_post (player_id, key, currency, operation, input_hash)
SELECT p, md5('opening:' || p)::uuid, 'UAH', 'adjustment', '' ${OF_PLAYERS}`,
  `INSERT INTO ledger_transfer_archive (player_id, currency, kind, version, debit, credit, amount_minor, balance_before_minor,
  balance_after_minor, operation, key, created_at)
SELECT p, 'UAH', 'real', 1, 'adjustments', 'player', 1000000000000, 0, 1000000000000, 'adjustment', md5('opening:' || p)::uuid,
  now() - interval '3 years' ${OF_PLAYERS}`,
  `INSERT INTO transfer_chain (player_id, currency, kind, version, hash, seal)
SELECT player_id, currency, kind, version, sha256(player_id::text::bytea), sha256('') FROM ledger_account WHERE player_id BETWEEN $1 AND $2`,
];

/** Seeds that Node made: player, two sealed seeds, two commitments, a client seed and its seal as a witness. */
export const WRITE_SEEDS = `
WITH asked AS MATERIALIZED (
  SELECT * FROM unnest($1::bigint[], $2::bytea[], $3::bytea[], $4::text[], $5::text[], $6::text[], $7::bytea[])
    AS a (player_id, first, second, first_commitment, second_commitment, client_seed, seal)
), paired AS (
  INSERT INTO seed_pair (player_id, number, server_seed_sealed, commitment, client_seed, activated_at)
  SELECT player_id, 1, first, first_commitment, client_seed, now() - interval '3 years' FROM asked
  UNION ALL SELECT player_id, 2, second, second_commitment, NULL, NULL FROM asked
)
INSERT INTO books_witness (player_id, subject, value, seal) SELECT player_id, 'client-seed 1', client_seed, seal FROM asked`;

/** `$1` the maths, `$2` how many units its stake has. */
export const WRITE_TALLY = `INSERT INTO returns_tally (maths_id, mode, money, rounds, win_units, win_units_squared)
SELECT $1, 'main', 'real', count(*), 3 * $2::bigint * count(*) FILTER (WHERE win_minor > 0),
  9 * $2::numeric * $2 * count(*) FILTER (WHERE win_minor > 0)
FROM every_round HAVING count(*) > 0`;

export const COUNT_ROWS = `SELECT (SELECT count(*) FROM round)::integer AS hot, (SELECT count(*) FROM round_archive)::integer AS archived,
  pg_database_size(current_database())::float8 AS bytes`;

import type { Database, Tx } from '../../apps/server/src/platform/database.ts';

/** Of each mechanic a table of who takes part, every tenth player, others for each, and one of what they came to. */
const MAKE = `DO $$
BEGIN
  FOR n IN 1 .. MECHANICS LOOP
    EXECUTE format('CREATE TABLE bench_part_%s (player_id bigint PRIMARY KEY)', n);
    EXECUTE format('INSERT INTO bench_part_%s SELECT player FROM generate_series(1, PLAYERS) AS player WHERE (player + %s) %% 10 = 0', n, n);
    EXECUTE format('CREATE TABLE bench_done_%s (player_id bigint, game text, kind balance_kind, rounds bigint NOT NULL,
      stake_minor bigint NOT NULL, win_minor bigint NOT NULL, PRIMARY KEY (player_id, game, kind)) WITH (fillfactor = 70)', n);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE ON bench_part_%s, bench_done_%s TO croupier_app', n, n);
  END LOOP;
END $$`;

/** @param owner the server itself may make no tables */
export async function makeMechanics(
  owner: Database,
  { mechanics, players }: { mechanics: number; players: number },
): Promise<void> {
  await owner.query(MAKE.replace('MECHANICS', String(mechanics)).replace('PLAYERS', String(players)));
  await owner.query('ANALYZE');
}

/** Goals of each kind that rounds move, none of which is ever reached. */
const HOLD_GOALS = `INSERT INTO goal (player_id, id, of, code, definition, counts_from, from_pair, from_nonce, current, target, created_at)
SELECT player, gen_random_uuid(), 'quest', counts, jsonb_build_object('counts', counts, 'games', 'all', 'money', jsonb_build_array('real'),
    'currency', 'UAH', 'targets', jsonb_build_array('999999999999999')), '2020-01-01', 0, 0, 0, 999999999999999, now()
FROM generate_series(1, $1::bigint) AS player CROSS JOIN unnest($2::text[]) AS counts`;

/** Has each of the first players hold open goals. */
export async function holdGoals(
  owner: Database,
  { players, counts }: { players: number; counts: readonly string[] },
): Promise<void> {
  await owner.query(HOLD_GOALS, [players, counts]);
  await owner.query('ANALYZE goal');
}

/** Rounds that goals have counted, and those that there are. */
export async function countGoals(db: Database): Promise<{ counted: bigint; rounds: bigint }> {
  const text = `SELECT (SELECT sum(current) FROM goal WHERE code = 'rounds')::bigint AS counted, (SELECT count(*) FROM round) AS rounds`;
  return (await db.query<{ counted: bigint; rounds: bigint }>(text))[0]!;
}

/** A mechanic as they will be: one statement, which writes for who takes part. */
export async function addTo(tx: Tx, mechanic: number): Promise<void> {
  const done = `bench_done_${mechanic}`;
  const text = `INSERT INTO ${done} (player_id, game, kind, rounds, stake_minor, win_minor)
SELECT s.player_id, s.game, s.kind, sum(s.rounds), sum(s.stake_minor), sum(s.win_minor)
FROM round_sum s JOIN bench_part_${mechanic} p ON p.player_id = s.player_id GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
ON CONFLICT (player_id, game, kind) DO UPDATE SET rounds = ${done}.rounds + excluded.rounds,
  stake_minor = ${done}.stake_minor + excluded.stake_minor, win_minor = ${done}.win_minor + excluded.win_minor`;
  await tx.query(text, [], `bench-add-${mechanic}`);
}

/** The oldest fact that some reader has not had, wherever it waits; 0 when there is none. */
const OLDEST = `SELECT coalesce(extract(epoch FROM clock_timestamp() - least(
  (SELECT f.created_at FROM fact f WHERE f.position = (SELECT min(r.position) + 1 FROM fact_reader r)),
  (SELECT o.created_at FROM outbox o ORDER BY o.id LIMIT 1))), 0)::float8 AS seconds`;

export async function oldestUnfoldedSeconds(db: Database): Promise<number> {
  return (await db.query<{ seconds: number }>(OLDEST))[0]!.seconds;
}

/** Facts that a reader has had, on average of them. */
export async function meanPosition(db: Database): Promise<number> {
  return (await db.query<{ mean: number }>('SELECT avg(position)::float8 AS mean FROM fact_reader'))[0]!.mean;
}

/** What was told of, and what the tally and the mechanics made of it. */
export interface Counted {
  readonly settled: bigint;
  readonly tally: bigint;
  /** Rounds of players who take part, one for each mechanic that they take part in. */
  readonly parts: bigint;
  readonly done: bigint;
}

export async function countRounds(db: Database, mechanics: number): Promise<Counted> {
  const ofEach = (textOf: (n: number) => string): string =>
    Array.from({ length: mechanics }, (_, n) => `(${textOf(n + 1)})`).join(' + ');
  const text = `WITH settled AS MATERIALIZED (SELECT player_id, count(*) AS rounds FROM fact GROUP BY player_id)
SELECT (SELECT sum(rounds) FROM settled)::bigint AS settled, (SELECT sum(rounds) FROM round_tally)::bigint AS tally,
  (${ofEach((n) => `SELECT sum(rounds) FROM settled JOIN bench_part_${n} USING (player_id)`)})::bigint AS parts,
  (${ofEach((n) => `SELECT sum(rounds) FROM bench_done_${n}`)})::bigint AS done`;
  return (await db.query<Counted>(text))[0]!;
}

import type { Queryable, Tx } from '../../platform/database.ts';

export interface PlayedRound {
  readonly playerId: bigint;
  readonly game: string;
  readonly at: Date;
}

/**
 * Adds rounds to the days of their games and to their players' acquaintance with them. A player counts once a game and
 * day: who has the game's round of that day already is in `player_game`. Only its one reader runs this, so
 * nobody else changes these rows meanwhile.
 */
const COUNT = `WITH played AS (
  SELECT player_id, game, count(*) AS rounds, max(at) AS at
  FROM unnest($1::bigint[], $2::text[], $3::timestamptz[]) AS f (player_id, game, at) GROUP BY player_id, game
), counted AS (
  INSERT INTO game_day (day, game, players, rounds)
  SELECT p.at::date, p.game, count(*) FILTER (WHERE k.last_round_at IS NULL OR k.last_round_at::date < p.at::date), sum(p.rounds)
  FROM played p LEFT JOIN player_game k ON k.player_id = p.player_id AND k.game = p.game
  GROUP BY p.at::date, p.game
  ON CONFLICT (day, game) DO UPDATE SET players = game_day.players + excluded.players, rounds = game_day.rounds + excluded.rounds
)
INSERT INTO player_game (player_id, game, last_round_at, rounds) SELECT player_id, game, at, rounds FROM played
ON CONFLICT (player_id, game) DO UPDATE SET
  last_round_at = greatest(player_game.last_round_at, excluded.last_round_at), rounds = player_game.rounds + excluded.rounds`;

export async function countRounds(tx: Tx, rounds: readonly PlayedRound[]): Promise<void> {
  const columns = [
    rounds.map((round) => round.playerId),
    rounds.map((round) => round.game),
    rounds.map((round) => round.at.toISOString()),
  ];
  await tx.query(COUNT, columns, 'lobby-count-rounds');
}

const RANKING = `SELECT game, sum(players) AS players FROM game_day WHERE day > $1::date - $2::integer AND day <= $1::date
GROUP BY game ORDER BY sum(players) DESC, sum(rounds) DESC, game LIMIT $3`;

/** The most played games of the last days, today included: by players a day, then by rounds. */
export async function rankGames(
  db: Queryable,
  query: { today: Date; days: number; limit: number },
): Promise<string[]> {
  const values = [query.today.toISOString().slice(0, 10), query.days, query.limit];
  return (await db.query<{ game: string }>(RANKING, values, 'lobby-ranking')).map(({ game }) => game);
}

/** The games this player played last, the latest first. */
export async function listRecent(db: Queryable, playerId: bigint, limit: number): Promise<string[]> {
  const text = 'SELECT game FROM player_game WHERE player_id = $1 ORDER BY last_round_at DESC, game LIMIT $2';
  return (await db.query<{ game: string }>(text, [playerId, limit], 'lobby-recent')).map(({ game }) => game);
}

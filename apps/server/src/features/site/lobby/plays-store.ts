import type { Queryable, Tx } from '../../../platform/database.ts';

/**
 * Adds `round_sum` to the days of their games and to their players' acquaintance with them. A player counts once a game and
 * day: who has the game's round of that day already is in `player_game`. Only its one reader runs this, so
 * nobody else changes these rows meanwhile.
 */
const COUNT = `WITH played AS (
  SELECT player_id, game, day, sum(rounds) AS rounds, max(last_at) AS at FROM round_sum GROUP BY player_id, game, day
), counted AS (
  INSERT INTO game_day (day, game, players, rounds)
  SELECT p.day, p.game, count(*) FILTER (WHERE k.last_round_at IS NULL OR k.last_round_at::date < p.day), sum(p.rounds)
  FROM played p LEFT JOIN player_game k ON k.player_id = p.player_id AND k.game = p.game
  GROUP BY p.day, p.game ORDER BY p.day, p.game
  ON CONFLICT (day, game) DO UPDATE SET players = game_day.players + excluded.players, rounds = game_day.rounds + excluded.rounds
)
INSERT INTO player_game (player_id, game, last_round_at, rounds)
SELECT player_id, game, max(at), sum(rounds) FROM played GROUP BY player_id, game ORDER BY player_id, game
ON CONFLICT (player_id, game) DO UPDATE SET
  last_round_at = greatest(player_game.last_round_at, excluded.last_round_at), rounds = player_game.rounds + excluded.rounds`;

export async function countRounds(tx: Tx): Promise<void> {
  await tx.query(COUNT, [], 'lobby-count-rounds');
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

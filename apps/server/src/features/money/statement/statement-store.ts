import type { RewardSource } from '@croupier/domain/rewards/rewards';
import type { Queryable } from '../../../platform/database.ts';

/** By the unique keys of a player's rounds, settled and open. */
export const GAMES_OF_ROUNDS = `SELECT r.key, m.game FROM every_round r JOIN game_maths m ON m.id = r.maths_id
WHERE r.player_id = $1 AND r.key = ANY ($2::uuid[])
UNION ALL SELECT key, game FROM open_round WHERE player_id = $1 AND key = ANY ($2::uuid[])`;

/** The game of each of the player's rounds, by its key. */
export async function gamesOfRounds(
  db: Queryable,
  playerId: bigint,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await db.query<{ key: string; game: string }>(
    GAMES_OF_ROUNDS,
    [playerId, keys],
    'statement-games',
  );
  return new Map(rows.map(({ key, game }) => [key, game]));
}

export interface StudioRound {
  readonly provider: string;
  readonly roundId: string;
}

const GAMES_OF_STUDIOS = `SELECT r.provider || ':' || r.round_id AS name, r.game
FROM unnest($1::text[], $2::text[]) AS asked (provider, round_id)
JOIN provider_round r ON r.provider = asked.provider AND r.round_id = asked.round_id`;

/** The game of each round of another studio, by `provider:round`. */
export async function gamesOfStudioRounds(
  db: Queryable,
  rounds: readonly StudioRound[],
): Promise<ReadonlyMap<string, string>> {
  if (rounds.length === 0) return new Map();
  const values = [rounds.map(({ provider }) => provider), rounds.map(({ roundId }) => roundId)];
  const rows = await db.query<{ name: string; game: string }>(
    GAMES_OF_STUDIOS,
    values,
    'statement-studio-games',
  );
  return new Map(rows.map(({ name, game }) => [name, game]));
}

export interface Giver {
  readonly source: RewardSource;
  readonly code: string;
  /** Null of a bonus, which is no reward itself. */
  readonly givenId: string | null;
}

/** By the unique keys of a player's rewards and bonuses. */
export const GIVERS = `SELECT id, source, code, id AS "givenId" FROM reward WHERE player_id = $1 AND id = ANY ($2::uuid[])
UNION ALL SELECT id, 'bonus', code, NULL FROM bonus WHERE player_id = $1 AND id = ANY ($2::uuid[])`;

/** The mechanic behind each of the player's rewards and bonuses, by its id. */
export async function giversOf(
  db: Queryable,
  playerId: bigint,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Giver>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<Giver & { id: string }>(GIVERS, [playerId, ids], 'statement-givers');
  return new Map(rows.map(({ id, ...giver }) => [id, giver]));
}

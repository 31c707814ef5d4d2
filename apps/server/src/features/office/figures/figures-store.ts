import type { Tx } from '../../../platform/database.ts';
import { COLUMNS, figuresOf, PLACE, type Sources } from './figure-events-sql.ts';

export const FIGURES_READER = 'figures';

/** What a batch of facts tells of: rounds that are over, transfers that were posted, players who came. */
export interface Told {
  readonly rounds: readonly { readonly playerId: bigint; readonly key: string }[];
  readonly posts: readonly {
    readonly playerId: bigint;
    readonly currency: string;
    readonly kind: string;
    readonly version: number;
  }[];
  readonly players: readonly bigint[];
}

/**
 * Row by row through the keys: how many there are cannot be foreseen, and whoever plays much has many others beside them (OFFSET keeps
 * the planner from making one join of it).
 */
const NAMED: Sources = {
  rounds: {
    source: `unnest($1::bigint[], $2::uuid[]) AS k (player_id, key)
CROSS JOIN LATERAL (SELECT * FROM every_round e WHERE e.player_id = k.player_id AND e.key = k.key OFFSET 0) AS r`,
  },
  posts: {
    source: `unnest($3::bigint[], $4::text[], $5::balance_kind[], $6::bigint[]) AS k (player_id, currency, kind, version)
CROSS JOIN LATERAL (SELECT * FROM every_transfer e
  WHERE e.player_id = k.player_id AND e.currency = k.currency AND e.kind = k.kind AND e.version = k.version OFFSET 0) AS t
CROSS JOIN LATERAL (SELECT * FROM ledger_post e WHERE e.player_id = t.player_id AND e.key = t.key OFFSET 0) AS p`,
  },
  players: { source: 'player n', where: 'n.id = ANY ($7::bigint[])' },
};

/** Nor is anything else of this statement read through as a whole: of this transaction, and so of no other reader's. */
const BY_KEYS = `SELECT set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
  set_config('enable_mergejoin', 'off', true)`;

const COUNT = `WITH ${figuresOf(NAMED)}, added AS (
  INSERT INTO figure_player (${PLACE}, player_id) SELECT ${PLACE}, player_id FROM seen ORDER BY currency, game, day, player_id
  ON CONFLICT DO NOTHING RETURNING ${PLACE}
), players AS (
  SELECT ${PLACE}, count(*) AS players FROM added GROUP BY ${PLACE}
)
INSERT INTO figure_day AS f (${PLACE}, players, ${COLUMNS.join(', ')})
SELECT ${PLACE}, coalesce(p.players, 0), ${COLUMNS.map((column) => `coalesce(s.${column}, 0)`).join(', ')}
FROM sums s FULL JOIN players p USING (${PLACE}) ORDER BY ${PLACE}
ON CONFLICT (${PLACE}) DO UPDATE SET players = f.players + excluded.players,
  ${COLUMNS.map((column) => `${column} = f.${column} + excluded.${column}`).join(', ')}`;

/** Adds what facts tell of to the figures of its days. Only their one reader runs this, and who counts again holds it up. */
export async function addFigures(tx: Tx, { rounds, posts, players }: Told): Promise<void> {
  const values = [
    rounds.map(({ playerId }) => playerId),
    rounds.map(({ key }) => key),
    posts.map(({ playerId }) => playerId),
    posts.map(({ currency }) => currency),
    posts.map(({ kind }) => kind),
    posts.map(({ version }) => version),
    players,
  ];
  await tx.query(BY_KEYS, [], 'figures-by-keys');
  await tx.query(COUNT, values, 'figures-count');
}

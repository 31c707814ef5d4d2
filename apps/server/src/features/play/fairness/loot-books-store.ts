import type { SqlCheck } from '../../../platform/books-check.ts';

export const LOOT_BOOKS: readonly SqlCheck[] = [
  {
    name: 'loot-nonces',
    says: 'Draws from tables count from 0 under each pair and domain, without a gap, under a pair that was in use.',
    sql: `SELECT d.player_id, d.seed_pair, d.domain, count(*) AS draws, max(d.nonce) AS last FROM loot_draw d
GROUP BY d.player_id, d.seed_pair, d.domain HAVING count(*) <> max(d.nonce) + 1
UNION ALL
SELECT d.player_id, d.seed_pair, d.domain, count(*), max(d.nonce) FROM loot_draw d
JOIN seed_pair p ON p.player_id = d.player_id AND p.number = d.seed_pair
WHERE p.activated_at IS NULL
GROUP BY d.player_id, d.seed_pair, d.domain`,
  },
];

/** A draw with what it is drawn again from. */
export interface KeptDraw {
  readonly playerId: bigint;
  readonly seedPair: number;
  readonly domain: string;
  readonly nonce: number;
  readonly tableHash: string;
  readonly drawnPlace: number;
  readonly givenPlace: number | null;
  readonly draws: number[] | null;
  readonly rows: string | null;
  readonly sealed: Buffer | null;
  readonly clientSeed: string | null;
}

export const DRAWS = `SELECT d.player_id AS "playerId", d.seed_pair AS "seedPair", d.domain, d.nonce, d.table_hash AS "tableHash",
  d.drawn_place AS "drawnPlace", d.given_place AS "givenPlace", d.draws, t.rows, p.server_seed_sealed AS sealed, p.client_seed AS "clientSeed"
FROM loot_draw d LEFT JOIN loot_table t ON t.hash = d.table_hash
LEFT JOIN seed_pair p ON p.player_id = d.player_id AND p.number = d.seed_pair
ORDER BY d.player_id, d.seed_pair`;

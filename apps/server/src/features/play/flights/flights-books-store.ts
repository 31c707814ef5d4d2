import type { SqlCheck } from '../../../platform/books-check.ts';

/** A flight that has ended, with its chain; in the order of places. */
export interface EndedFlight {
  readonly game: string;
  readonly number: number;
  readonly chain: number;
  readonly place: number;
  readonly seed: string;
  readonly crashCenti: number;
  /** Null for flights from before it was kept. */
  readonly mathHash: string | null;
  /** Null where the chain is gone. */
  readonly commitment: string | null;
  readonly publicSeed: string | null;
}

export const ENDED_FLIGHTS = `SELECT f.game, f.number, f.chain, f.place, f.seed, f.crash_centi AS "crashCenti", c.commitment,
  c.public_seed AS "publicSeed", m.math_hash AS "mathHash"
FROM flight f LEFT JOIN flight_chain c ON c.game = f.game AND c.number = f.chain LEFT JOIN game_maths m ON m.id = f.maths_id WHERE f.seed IS NOT NULL
ORDER BY f.game, f.chain, f.place`;

export const FLIGHT_ROUNDS: SqlCheck = {
  name: 'flight-rounds',
  says: 'Every round that was in a flight to its end ended where the flight did, and was given back where that was called off and nowhere else; one that is open is in a flight that there is.',
  sql: `SELECT r.player_id, r.key, r.game, r.number, r.crash_centi, f.crash_centi AS flight_centi
FROM (SELECT player_id, key, m.game, (g->>'number')::integer AS number, (g->>'crashCenti')::integer AS crash_centi,
    (g->>'heardCenti')::integer AS heard_centi, coalesce((g->>'void')::boolean, false) AS void
  FROM (SELECT player_id, key, maths_id, entry FROM every_round WHERE entry LIKE '%"flight":%'
    UNION ALL SELECT player_id, key, maths_id, entry FROM open_round WHERE entry LIKE '%"flight":%') AS e
  JOIN game_maths m ON m.id = e.maths_id CROSS JOIN LATERAL (SELECT e.entry::json #> '{given,flight}' AS g) AS j) AS r
LEFT JOIN flight f ON f.game = r.game AND f.number = r.number
WHERE f.number IS NULL OR r.crash_centi <> f.crash_centi OR (r.crash_centi IS NOT NULL AND (f.crash_centi IS NULL OR r.heard_centi IS DISTINCT FROM f.heard_centi
  OR r.void <> f.void))`,
};

import type { Queryable } from '../../../platform/database.ts';

export interface StudioHealth {
  readonly provider: string;
  readonly lastRequestAt: Date | null;
  readonly sessions: bigint;
  readonly openRounds: bigint;
  readonly oldestOpenAt: Date | null;
  readonly heldWins: bigint;
}

/**
 * How studios do, of what is at hand: requests are remembered for some minutes (their nonces), sessions until they end; open
 * rounds and held wins have indexes of their own.
 */
export async function listStudioHealth(db: Queryable, now: Date): Promise<StudioHealth[]> {
  const text = `WITH request AS (SELECT provider, max(seen_at) AS at FROM provider_nonce GROUP BY provider),
session AS (SELECT provider, count(*) AS sessions FROM provider_session WHERE expires_at > $1 GROUP BY provider),
open AS (
  SELECT provider, count(*) AS rounds, min(changed_at) AS oldest FROM provider_round WHERE state = 'open' GROUP BY provider
), held AS (SELECT provider, count(*) AS wins FROM provider_held_win WHERE decision IS NULL GROUP BY provider)
SELECT provider, r.at AS "lastRequestAt", coalesce(s.sessions, 0)::bigint AS sessions, coalesce(o.rounds, 0)::bigint AS "openRounds",
  o.oldest AS "oldestOpenAt", coalesce(h.wins, 0)::bigint AS "heldWins"
FROM request r FULL JOIN session s USING (provider) FULL JOIN open o USING (provider) FULL JOIN held h USING (provider)`;
  return db.query<StudioHealth>(text, [now]);
}

export async function listMaximumWins(db: Queryable): Promise<{ game: string; stakes: number | null }[]> {
  return db.query('SELECT game, maximum_win_stakes AS stakes FROM provider_game');
}

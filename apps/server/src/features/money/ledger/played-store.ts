import type { PlayedHour } from '@croupier/domain/people/play-rules';
import type { Queryable } from '../../../platform/database.ts';

/** Only what is staked and won of the player's own accounts: what is given or turned into money is no win. */
const PLAYED = `SELECT currency, kind, date_trunc('hour', created_at, 'UTC') AS hour,
  coalesce(sum(CASE WHEN credit = 'bets' THEN amount_minor WHEN debit = 'bets' THEN -amount_minor END), 0)::bigint AS "stakedMinor",
  coalesce(sum(CASE WHEN debit = 'wins' THEN amount_minor WHEN credit = 'wins' THEN -amount_minor END), 0)::bigint AS "wonMinor"
FROM ledger_transfer
WHERE player_id = $1 AND kind IN ('real', 'bonus') AND created_at >= $2 AND (credit IN ('bets', 'wins') OR debit IN ('bets', 'wins'))
GROUP BY currency, kind, hour`;

/** What a player staked and won from an instant on, by hour; a stake that was given back, or a win that was taken, is taken off when it was. */
export async function playedByHour(db: Queryable, playerId: bigint, since: Date): Promise<PlayedHour[]> {
  return db.query<PlayedHour>(PLAYED, [playerId, since], 'ledger-played');
}

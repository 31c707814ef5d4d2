import type { StandingFacts } from '@croupier/domain/rewards/programmes';
import type { Brand } from '@croupier/domain/site/brands';
import { placesOf, rulesInForce, type RulePlaces } from '@croupier/domain/site/regions';
import type { Queryable } from '../../../platform/database.ts';

interface Row extends RulePlaces {
  readonly brand: Brand;
  readonly verified: number;
  readonly createdAt: Date;
  readonly ageConfirmed: number;
  readonly isAnswered: boolean;
  readonly isBlocked: boolean;
  readonly deposits: number;
  readonly segments: string[];
  readonly isExcluded: boolean | null;
  readonly exclusionUntil: Date | null;
  readonly breakUntil: Date | null;
}

/**
 * Everything at one moment. What stops a player is kept in three places: breaks that the house sets, what they stopped by themselves, and
 * rules of their seat. Whatever has no end is told as an exclusion.
 */
const FIND = `SELECT p.region, p.residence, (SELECT w.region FROM region_wish w WHERE w.player_id = p.id) AS "wishedRegion",
  p.brand, p.verify_level AS verified, p.created_at AS "createdAt", p.age_confirmed AS "ageConfirmed",
  p.email_verified_at IS NOT NULL OR p.phone_verified_at IS NOT NULL AS "isAnswered",
  p.lapsed_at IS NOT NULL OR EXISTS (SELECT FROM player_block b WHERE b.player_id = p.id) AS "isBlocked",
  (SELECT count(*)::integer FROM pay_in i WHERE i.player_id = p.id AND i.state = 'PAID' AND i.kind = 'real') AS deposits,
  ARRAY (SELECT s.segment FROM segment_player s WHERE s.player_id = p.id) AS segments,
  stop.excluded AS "isExcluded", stop.exclusion_until AS "exclusionUntil", stop.break_until AS "breakUntil"
FROM player p CROSS JOIN LATERAL (
  SELECT bool_or(is_exclusion) AS excluded,
    CASE WHEN NOT bool_or(is_exclusion AND until_at IS NULL) THEN max(until_at) FILTER (WHERE is_exclusion) END AS exclusion_until,
    max(until_at) FILTER (WHERE NOT is_exclusion) AS break_until
  FROM (
    SELECT rule = 'exclusion' OR until_at IS NULL AS is_exclusion, until_at FROM (
      SELECT rule, until_at FROM house_rule WHERE player_id = p.id AND rule = 'break'
      UNION ALL SELECT rule, until_at FROM stop_rule WHERE player_id = p.id
      UNION ALL SELECT rule, until_at FROM play_rule WHERE player_id = p.id AND rule IN ('break', 'exclusion') AND from_at <= $2) AS any_stop
    WHERE until_at IS NULL OR until_at > $2) AS stops) AS stop
WHERE p.id = $1`;

const DAY_MS = 86_400_000;

/** The facts about a player that offers are judged by; undefined where there is no such account. */
export async function findStanding(
  db: Queryable,
  playerId: bigint,
  now: Date,
): Promise<StandingFacts | undefined> {
  const [row] = await db.query<Row>(FIND, [playerId, now], 'standing-find');
  if (!row) return undefined;
  const { region, brand, verified, deposits, breakUntil, isAnswered } = row;
  return {
    ...{ playerId: String(playerId), region, brand, verified, deposits, breakUntil, isAnswered },
    // Nobody has a level or a seat before there are any.
    level: null,
    royal: false,
    registeredDays: Math.floor((now.getTime() - row.createdAt.getTime()) / DAY_MS),
    segments: new Set(row.segments),
    isShutOut: row.isBlocked || row.ageConfirmed < rulesInForce(row).minimumAge,
    exclusion: row.isExcluded ? { until: row.exclusionUntil } : null,
    places: placesOf(row),
  };
}

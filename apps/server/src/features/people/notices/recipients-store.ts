import type { Hold } from '@croupier/domain/people/notices';
import type { Brand } from '@croupier/domain/site/brands';
import { rulesInForce, type Language, type RegionId, type RulePlaces } from '@croupier/domain/site/regions';
import type { Queryable } from '../../../platform/database.ts';

/** Who is told something: how, and whether they may be invited to anything. */
export interface Recipient {
  readonly playerId: bigint;
  readonly language: Language;
  readonly brand: Brand;
  readonly region: RegionId;
  /** Null while nobody has answered its letter: it may be a stranger's. */
  readonly email: string | null;
  /** Null without one that was proven. */
  readonly phone: string | null;
  readonly holds: readonly Hold[];
}

type Row = Omit<Recipient, 'holds'> &
  RulePlaces & {
    readonly ageConfirmed: number;
    readonly closed: boolean | null;
    readonly onBreak: boolean;
  };

const RECIPIENTS = `SELECT p.id AS "playerId", p.language, p.brand, p.region, CASE WHEN p.email_verified_at IS NOT NULL THEN p.email END AS email,
  CASE WHEN p.phone_verified_at IS NOT NULL THEN p.phone END AS phone, p.age_confirmed AS "ageConfirmed", b.closed,
  p.residence, (SELECT w.region FROM region_wish w WHERE w.player_id = p.id) AS "wishedRegion",
  EXISTS (SELECT FROM house_rule r WHERE r.player_id = p.id AND r.rule = 'break' AND r.until_at > $2)
  OR EXISTS (SELECT FROM play_rule r WHERE r.player_id = p.id AND r.rule IN ('break', 'exclusion') AND r.from_at <= $2
    AND (r.until_at IS NULL OR r.until_at > $2))
  OR EXISTS (SELECT FROM stop_rule s WHERE s.player_id = p.id AND (s.until_at IS NULL OR s.until_at > $2)) AS "onBreak"
FROM player p LEFT JOIN player_block b ON b.player_id = p.id WHERE p.id = ANY ($1::bigint[])`;

/** As it stands at this moment. */
export async function listRecipients(
  db: Queryable,
  playerIds: readonly bigint[],
  now: Date,
): Promise<Recipient[]> {
  const rows = await db.query<Row>(RECIPIENTS, [playerIds, now], 'notices-recipients');
  return rows.map(({ ageConfirmed, wishedRegion, residence, closed, onBreak, ...row }) => {
    const holds: Hold[] = [];
    if (closed !== null) holds.push(closed ? 'closed' : 'blocked');
    if (onBreak) holds.push('break');
    const { minimumAge } = rulesInForce({ region: row.region, wishedRegion, residence });
    if (ageConfirmed < minimumAge) holds.push('under-age');
    return { ...row, holds };
  });
}

/** @throws where there is no such player */
export async function findRecipient(db: Queryable, playerId: bigint, now: Date): Promise<Recipient> {
  const [found] = await listRecipients(db, [playerId], now);
  if (!found) throw new Error(`There is no player ${playerId} to be told anything`);
  return found;
}

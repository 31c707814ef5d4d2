import type { Queryable } from '../../../platform/database.ts';
import { isVersionWithdrawn } from '../programmes/feature.ts';
import type { Portion } from '../standing/feature.ts';
import type { PresentRow } from './presents-store.ts';

type Ending = Pick<PresentRow, 'playerId' | 'id' | 'code'>;
const ENDING = 'player_id AS "playerId", id, code';

/** Presents that nobody opened in time. */
export const listExpired = (db: Queryable, now: Date, limit: number): Promise<Ending[]> =>
  db.query<Ending>(
    `SELECT ${ENDING} FROM present WHERE state = 'WAITING' AND drawn_place IS NULL AND expires_at <= $1 ORDER BY expires_at, id LIMIT $2`,
    [now, limit],
    'presents-expired',
  );

/** Presents that wait under versions that have been withdrawn. */
export const listWithdrawn = (db: Queryable, limit: number): Promise<Ending[]> =>
  db.query<Ending>(
    `SELECT ${ENDING} FROM present WHERE state = 'WAITING' AND drawn_place IS NULL AND ${isVersionWithdrawn('present')} ORDER BY player_id, id LIMIT $1`,
    [limit],
    'presents-withdrawn',
  );

/** Presents of a player that wait. */
export const listUnopened = (db: Queryable, playerId: bigint): Promise<Ending[]> =>
  db.query<Ending>(
    `SELECT ${ENDING} FROM present WHERE player_id = $1 AND state = 'WAITING' AND drawn_place IS NULL ORDER BY id`,
    [playerId],
    'presents-unopened',
  );

interface AskedOf extends Portion {
  readonly region: string;
  readonly reference: string;
}

/** Players of a region whose birthday is one of these days, as 100 × month + day, and who have no present for it yet. */
export const listBirthdays = (
  db: Queryable,
  { days, region, reference, after, limit }: AskedOf & { readonly days: readonly number[] },
): Promise<{ playerId: bigint }[]> =>
  db.query(
    `SELECT p.id AS "playerId" FROM player p WHERE p.birthday IS NOT NULL
  AND extract(month FROM p.birthday) * 100 + extract(day FROM p.birthday) = ANY ($2::numeric[]) AND p.region = $1 AND p.id > $4
  AND NOT EXISTS (SELECT FROM present g WHERE g.player_id = p.id AND g.reference = $3)
ORDER BY p.id LIMIT $5`,
    [region, days, reference, after, limit],
    'presents-birthdays',
  );

/** Players of a region in one of some segments who have no present of an occasion yet. */
export const listInSegments = (
  db: Queryable,
  { segments, region, reference, after, limit }: AskedOf & { readonly segments: readonly string[] },
): Promise<{ playerId: bigint }[]> =>
  db.query(
    `SELECT DISTINCT s.player_id AS "playerId" FROM segment_player s JOIN player p ON p.id = s.player_id
WHERE s.segment = ANY ($2::text[]) AND p.region = $1 AND s.player_id > $4
  AND NOT EXISTS (SELECT FROM present g WHERE g.player_id = s.player_id AND g.reference = $3)
ORDER BY 1 LIMIT $5`,
    [region, segments, reference, after, limit],
    'presents-in-segments',
  );

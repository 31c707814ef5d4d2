import type { Queryable } from '../../../platform/database.ts';
import { isVersionWithdrawn } from '../programmes/feature.ts';
import { BOX_COLUMNS, type BegunBox, type BoxRow } from './boxes-store.ts';

const list = (db: Queryable, where: string, values: readonly unknown[], name: string): Promise<BoxRow[]> =>
  db.query<BoxRow>(`SELECT ${BOX_COLUMNS} FROM treasure_box b WHERE ${where}`, [...values], name);

/** Boxes that a process left while they were being opened. */
export const listUnfinished = (
  db: Queryable,
  before: Date,
  { resting, limit }: { resting: readonly string[]; limit: number },
): Promise<BegunBox[]> =>
  list(
    db,
    `b.state = 'AVAILABLE' AND b.drawn_place IS NOT NULL AND b.begun_at < $1 AND b.id <> ALL ($2::uuid[]) ORDER BY b.begun_at LIMIT $3`,
    [before, resting, limit],
    'treasures-unfinished',
  ) as Promise<BegunBox[]>;

/** Boxes that nobody filled before an instant. */
export const listUnfilled = (db: Queryable, before: Date, limit: number): Promise<BoxRow[]> =>
  list(
    db,
    `b.state = 'PROCESSING' AND b.expires_at <= $1 AND NOT EXISTS (
  SELECT FROM goal g WHERE g.player_id = b.player_id AND g.id = b.id AND g.times > 0) ORDER BY b.expires_at, b.id LIMIT $2`,
    [before, limit],
    'treasures-unfilled',
  );

/** Full boxes that nobody opened, of those that were to be filled before an instant. */
export const listUnopened = (db: Queryable, before: Date, limit: number): Promise<BoxRow[]> =>
  list(
    db,
    `b.state = 'AVAILABLE' AND b.drawn_place IS NULL AND b.expires_at <= $1 ORDER BY b.expires_at, b.id LIMIT $2`,
    [before, limit],
    'treasures-unopened',
  );

/** Boxes that have been over since before an instant. */
export const listOver = (db: Queryable, before: Date, limit: number): Promise<BoxRow[]> =>
  list(
    db,
    `b.state IN ('OPENED', 'LOST') AND b.ended_at <= $1 ORDER BY b.ended_at, b.id LIMIT $2`,
    [before, limit],
    'treasures-over',
  );

/** Boxes that fill under versions that have been withdrawn. */
export const listWithdrawn = (db: Queryable, limit: number): Promise<BoxRow[]> =>
  list(
    db,
    `b.state = 'PROCESSING' AND ${isVersionWithdrawn('b')}
  AND NOT EXISTS (SELECT FROM goal g WHERE g.player_id = b.player_id AND g.id = b.id AND g.times > 0) ORDER BY b.player_id, b.id LIMIT $1`,
    [limit],
    'treasures-withdrawn',
  );

/** Boxes of a player that fill. */
export const listFilling = (db: Queryable, playerId: bigint): Promise<BoxRow[]> =>
  list(db, `b.player_id = $1 AND b.state = 'PROCESSING' ORDER BY b.id`, [playerId], 'treasures-filling');

import type { Currency } from '@croupier/domain/money/amounts';
import type { Queryable, Tx } from '../../../platform/database.ts';

/** A door that a player opened: the row of its table that is given and, once it was, the reward. */
export interface DoorRow {
  readonly playerId: bigint;
  readonly programmeId: bigint;
  /** `2026-12-24`. */
  readonly day: string;
  readonly code: string;
  /** The version that it was opened under. */
  readonly version: number;
  readonly drawnPlace: number;
  /** Null where the door has a reward of its own, and nothing was drawn. */
  readonly seedPair: number | null;
  readonly nonce: number | null;
  /** In which an amount of money is given. */
  readonly currency: Currency;
  /** Points that were paid for a day that had passed. */
  readonly price: number | null;
  readonly begunAt: Date;
  /** Null between the draw and what is given for it. */
  readonly rewardId: string | null;
}

type Key = Pick<DoorRow, 'playerId' | 'programmeId' | 'day'>;

const COLUMNS = `player_id AS "playerId", programme_id AS "programmeId", day::text AS day, code, version, drawn_place AS "drawnPlace",
  seed_pair AS "seedPair", nonce, currency, price, begun_at AS "begunAt", reward_id AS "rewardId"`;

export async function findDoor(
  db: Queryable,
  { playerId, programmeId, day }: Key,
): Promise<DoorRow | undefined> {
  const text = `SELECT ${COLUMNS} FROM calendar_door WHERE player_id = $1 AND programme_id = $2 AND day = $3::date`;
  return (await db.query<DoorRow>(text, [playerId, programmeId, day], 'calendar-find'))[0];
}

/** The door that a player is opening; there is no more than one, in all their calendars. */
export async function findBegun(db: Queryable, playerId: bigint): Promise<DoorRow | undefined> {
  const text = `SELECT ${COLUMNS} FROM calendar_door WHERE player_id = $1 AND reward_id IS NULL`;
  return (await db.query<DoorRow>(text, [playerId], 'calendar-find-begun'))[0];
}

/** Doors of a calendar that a player opened. */
export const listDoors = (db: Queryable, { playerId, programmeId }: Omit<Key, 'day'>): Promise<DoorRow[]> =>
  db.query<DoorRow>(
    `SELECT ${COLUMNS} FROM calendar_door WHERE player_id = $1 AND programme_id = $2 ORDER BY day`,
    [playerId, programmeId],
    'calendar-doors',
  );

/** Doors that a process left between the draw and the reward. */
export const listUnfinished = (
  db: Queryable,
  before: Date,
  { resting, limit }: { resting: readonly string[]; limit: number },
): Promise<DoorRow[]> =>
  db.query<DoorRow>(
    `SELECT ${COLUMNS} FROM calendar_door WHERE reward_id IS NULL AND begun_at < $1 AND player_id::text <> ALL ($2::text[])
ORDER BY begun_at LIMIT $3`,
    [before, resting, limit],
    'calendar-unfinished',
  );

export async function insertDoor(tx: Tx, door: Omit<DoorRow, 'rewardId'>): Promise<void> {
  const { playerId, programmeId, day, code, version, drawnPlace, seedPair, nonce } = door;
  await tx.query(
    `INSERT INTO calendar_door (player_id, programme_id, day, code, version, drawn_place, seed_pair, nonce, currency, price, begun_at)
VALUES ($1, $2, $3::date, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[playerId, programmeId, day, code, version, drawnPlace, seedPair, nonce],
      ...[door.currency, door.price, door.begunAt],
    ],
    'calendar-insert',
  );
}

/** Says what was given, once. @returns false where it was said before */
export async function setGiven(
  tx: Tx,
  { playerId, programmeId, day }: Key,
  rewardId: string,
): Promise<boolean> {
  const text = `UPDATE calendar_door SET reward_id = $4
WHERE player_id = $1 AND programme_id = $2 AND day = $3::date AND reward_id IS NULL RETURNING day`;
  return (await tx.query(text, [playerId, programmeId, day, rewardId], 'calendar-given')).length === 1;
}

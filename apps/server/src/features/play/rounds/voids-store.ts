import type { VoidCause } from '@croupier/domain/play/rounds';
import type { Queryable, Tx } from '../../../platform/database.ts';
import type { RoundVoid, StoredRound } from './rounds-store.ts';

const FIND = `SELECT key, cause, voided_at AS at, stake_minor + coalesce(bonus_stake_minor - forfeited_minor, 0) AS "returnedMinor",
  win_minor + coalesce(bonus_win_minor, 0) AS "takenMinor"
FROM voided_round WHERE player_id = $1 AND key = ANY ($2::uuid[])`;

/** Rounds of the player, those among them that were voided with what that came to. */
export async function withVoids(
  db: Queryable,
  playerId: bigint,
  rounds: readonly StoredRound[],
): Promise<StoredRound[]> {
  const keys = rounds.filter(({ open }) => !open).map(({ key }) => key);
  if (keys.length === 0) return [...rounds];
  const voids = await db.query<RoundVoid & { key: string }>(FIND, [playerId, keys], 'rounds-voids');
  const voidOf = new Map(voids.map(({ key, ...voided }) => [key, voided]));
  return rounds.map((round) => {
    const voided = voidOf.get(round.key);
    return voided ? { ...round, voided } : round;
  });
}

/** A void as it is kept: what it moved in each account, and why. */
export interface NewVoid {
  readonly playerId: bigint;
  readonly key: string;
  readonly cause: VoidCause;
  readonly reason: string;
  readonly wasOpen: boolean;
  readonly stakeMinor: bigint;
  readonly winMinor: bigint;
  readonly bonus: {
    readonly grantId: string;
    /** What is forfeited included. */
    readonly stakeMinor: bigint;
    readonly winMinor: bigint;
    readonly forfeitedMinor: bigint;
    readonly progressMinor: bigint;
  } | null;
  readonly requestId: string | null;
  readonly now: Date;
}

const INSERT = `INSERT INTO voided_round (player_id, key, cause, reason, was_open, stake_minor, win_minor, grant_id, bonus_stake_minor,
  bonus_win_minor, forfeited_minor, progress_minor, request_id, voided_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`;

/** @throws where the round is voided already */
export async function insertVoid(tx: Tx, { bonus, ...row }: NewVoid): Promise<void> {
  const values = [
    ...[row.playerId, row.key, row.cause, row.reason, row.wasOpen, row.stakeMinor, row.winMinor],
    ...[bonus?.grantId ?? null, bonus?.stakeMinor ?? null, bonus?.winMinor ?? null],
    ...[bonus?.forfeitedMinor ?? null, bonus?.progressMinor ?? null, row.requestId, row.now],
  ];
  await tx.query(INSERT, values, 'rounds-void');
}

import type { Queryable, Tx } from '../../../platform/database.ts';
import { KEPT_COLUMNS, type StoredRound } from './rounds-store.ts';

const OPEN_ROUNDS = `SELECT ${KEPT_COLUMNS}, NULL::bigint AS "balanceBeforeMinor", 0::bigint AS "winMinor", NULL::bigint AS "bonusWinMinor",
  NULL::bigint AS "bonusForfeitedMinor", NULL::uuid AS "giftId", true AS open, r.opened_at AS "settledAt"
FROM open_round r JOIN game_maths m ON m.id = r.maths_id`;

export async function findOpenRound(
  db: Queryable,
  playerId: bigint,
  key: string,
): Promise<StoredRound | undefined> {
  const text = `${OPEN_ROUNDS} WHERE r.player_id = $1 AND r.key = $2`;
  const [row] = await db.query<StoredRound>(text, [playerId, key], 'rounds-find-open');
  return row;
}

/** Of one game or all, oldest first: at most one a game. */
export async function listOpenRounds(
  db: Queryable,
  playerId: bigint,
  game: string | undefined,
): Promise<StoredRound[]> {
  const text = `${OPEN_ROUNDS} WHERE r.player_id = $1 AND ($2::text IS NULL OR r.game = $2) ORDER BY r.opened_at`;
  return db.query<StoredRound>(text, [playerId, game ?? null], 'rounds-list-open');
}

/** Rounds nobody has touched since, oldest first, without those that rest: they are named as `${playerId} ${key}`. */
export async function listAbandoned(
  db: Queryable,
  page: { before: Date; resting: readonly string[]; limit: number },
): Promise<{ playerId: bigint; key: string }[]> {
  const text = `SELECT player_id AS "playerId", key FROM open_round WHERE touched_at < $1 AND player_id || ' ' || key <> ALL ($2::text[])
ORDER BY touched_at LIMIT $3`;
  return db.query(text, [page.before, page.resting, page.limit], 'rounds-list-abandoned');
}

export async function keepChoice(
  tx: Tx,
  round: Pick<StoredRound, 'playerId' | 'key'>,
  entry: string,
  now: Date,
): Promise<void> {
  const text = 'UPDATE open_round SET entry = $3, touched_at = $4 WHERE player_id = $1 AND key = $2';
  await tx.query(text, [round.playerId, round.key, entry, now], 'rounds-keep-choice');
}

/** The key of an open round that took money of this bonus, if there is one. */
export async function findRoundOfGrant(
  db: Queryable,
  playerId: bigint,
  grantId: string,
): Promise<string | undefined> {
  const text =
    'SELECT key FROM open_round WHERE player_id = $1 AND grant_id = $2 AND bonus_stake_minor > 0 LIMIT 1';
  return (await db.query<{ key: string }>(text, [playerId, grantId], 'rounds-of-grant'))[0]?.key;
}

import type { BalanceKind, Currency } from '@croupier/domain/money/amounts';
import type { StudioRound } from '@croupier/domain/play/providers';
import type { Queryable, Tx } from '../../../platform/database.ts';

export interface RoundRow extends StudioRound {
  readonly playerId: bigint;
  readonly game: string;
  readonly currency: Currency;
  readonly kind: BalanceKind;
  readonly freeRoundsId: string | null;
  readonly openedAt: Date;
  /** Its start under the least cycle, where that is later than its opening. */
  readonly countsFrom: Date | null;
}

interface BonusColumns {
  readonly grantId: string | null;
  readonly bonusStakeMinor: bigint | null;
  readonly bonusWinMinor: bigint | null;
  readonly bonusForfeitedMinor: bigint | null;
  readonly progressMinor: bigint | null;
}

/** A round as its columns are. */
type Flat<T extends RoundRow> = Omit<T, 'bonus'> & BonusColumns;

function roundOf<T extends RoundRow>(row: Flat<T>): T {
  const { grantId, bonusStakeMinor, bonusWinMinor, bonusForfeitedMinor, progressMinor, ...rest } = row;
  // The five are there together or not at all: the table sees to it.
  const bonus = grantId !== null && {
    grantId,
    ...{ stakeMinor: bonusStakeMinor!, winMinor: bonusWinMinor!, forfeitedMinor: bonusForfeitedMinor! },
    progressMinor: progressMinor!,
  };
  return { ...rest, bonus: bonus || null } as unknown as T;
}

const ROUND = `player_id AS "playerId", game, currency, kind, free_rounds_id AS "freeRoundsId",
  opened_at AS "openedAt", stake_minor AS "stakeMinor", win_minor AS "winMinor", bets, state, counts_from AS "countsFrom", grant_id AS "grantId",
  bonus_stake_minor AS "bonusStakeMinor", bonus_win_minor AS "bonusWinMinor", bonus_forfeited_minor AS "bonusForfeitedMinor",
  progress_minor AS "progressMinor"`;

export interface RoundKey {
  readonly provider: string;
  readonly roundId: string;
}

export async function findRound(
  db: Queryable,
  { provider, roundId }: RoundKey,
): Promise<RoundRow | undefined> {
  const text = `SELECT ${ROUND} FROM provider_round WHERE provider = $1 AND round_id = $2`;
  const [row] = await db.query<Flat<RoundRow>>(text, [provider, roundId], 'provider-round');
  return row && roundOf<RoundRow>(row);
}

const SAVE = `INSERT INTO provider_round (provider, round_id, player_id, game, currency, kind, free_rounds_id, stake_minor, win_minor,
  bets, state, opened_at, changed_at, counts_from, grant_id, bonus_stake_minor, bonus_win_minor, bonus_forfeited_minor, progress_minor)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, $13, $14, $15, $16, $17, $18)
ON CONFLICT (provider, round_id) DO UPDATE SET stake_minor = $8, win_minor = $9, bets = $10, state = $11, changed_at = $12,
  bonus_stake_minor = $15, bonus_win_minor = $16, bonus_forfeited_minor = $17, progress_minor = $18`;

/** Writes a round as it is now. The caller holds its name. */
export async function saveRound(tx: Tx, key: RoundKey, round: RoundRow, now: Date): Promise<void> {
  const { playerId, game, currency, kind, freeRoundsId, stakeMinor, winMinor, bets, state, bonus } = round;
  const values = [
    ...[key.provider, key.roundId, playerId, game, currency, kind, freeRoundsId, stakeMinor, winMinor],
    ...[bets, state, now, round.countsFrom, bonus?.grantId ?? null, bonus?.stakeMinor ?? null],
    ...[bonus?.winMinor ?? null, bonus?.forfeitedMinor ?? null, bonus?.progressMinor ?? null],
  ];
  await tx.query(SAVE, values, 'provider-round-save');
}

/** Held until the transaction ends: one beginning of a round after the other. */
export async function lockBeginning(tx: Tx, playerId: bigint): Promise<void> {
  const text = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 7005))';
  await tx.query(text, [`player ${playerId}`], 'provider-lock-beginning');
}

/**
 * The latest start of a round of the player among those opened after `since`; undefined without one. One whose bets were
 * given back was none, and a start from `before` on was written under a clock that has been set back since.
 */
export async function findLastStart(
  db: Queryable,
  playerId: bigint,
  { since, before }: { since: Date; before: Date },
): Promise<Date | undefined> {
  const text = `SELECT max(coalesce(counts_from, opened_at)) AS at FROM provider_round
WHERE player_id = $1 AND opened_at > $2 AND coalesce(counts_from, opened_at) < $3 AND state <> 'void'`;
  const [row] = await db.query<{ at: Date | null }>(text, [playerId, since, before], 'provider-last-start');
  return row?.at ?? undefined;
}

/** The round of a game that the player began last and did not end. */
export async function findOpenRound(
  db: Queryable,
  { provider, playerId, game }: { provider: string; playerId: bigint; game: string },
): Promise<string | undefined> {
  const text = `SELECT round_id AS "roundId" FROM provider_round
WHERE provider = $1 AND player_id = $2 AND game = $3 AND state = 'open' ORDER BY opened_at DESC LIMIT 1`;
  return (await db.query<{ roundId: string }>(text, [provider, playerId, game]))[0]?.roundId;
}

/** Open rounds nobody has touched since then, the oldest first. `resting` are left out: provider, space, round. */
export async function listUntouched(
  db: Queryable,
  page: { untouchedSince: Date; resting: readonly string[]; limit: number },
): Promise<RoundKey[]> {
  const text = `SELECT provider, round_id AS "roundId" FROM provider_round
WHERE state = 'open' AND changed_at < $1 AND provider || ' ' || round_id <> ALL ($2::text[]) ORDER BY changed_at LIMIT $3`;
  return db.query<RoundKey>(text, [page.untouchedSince, page.resting, page.limit]);
}

/** Closes a round as lost if it is still open and untouched. The caller holds its name. */
export async function closeUntouched(
  tx: Tx,
  { provider, roundId }: RoundKey,
  { untouchedSince, now }: { untouchedSince: Date; now: Date },
): Promise<RoundRow | undefined> {
  const text = `UPDATE provider_round SET state = 'abandoned', changed_at = $4
WHERE provider = $1 AND round_id = $2 AND state = 'open' AND changed_at < $3 RETURNING ${ROUND}`;
  const values = [provider, roundId, untouchedSince, now];
  const [row] = await tx.query<Flat<RoundRow>>(text, values, 'provider-abandon');
  return row && roundOf<RoundRow>(row);
}

const OF_GRANT = `SELECT r.provider || ':' || r.round_id AS name FROM provider_round r
WHERE r.player_id = $1 AND r.grant_id = $2 AND r.bonus_stake_minor > 0 AND (r.state = 'open' OR EXISTS (
  SELECT FROM provider_transaction t WHERE t.provider = r.provider AND t.round_id = r.round_id AND t.state = 'held')) LIMIT 1`;

/** A round that took money of this bonus and may still win for it: it is open, or a win of it waits for a person. */
export async function findStudioRoundOfGrant(
  db: Queryable,
  playerId: bigint,
  grantId: string,
): Promise<string | undefined> {
  const [round] = await db.query<{ name: string }>(OF_GRANT, [playerId, grantId], 'provider-round-of-grant');
  return round?.name;
}

export interface PlayedRound extends RoundRow {
  readonly provider: string;
  readonly roundId: string;
  /** Wins that wait for a person. */
  readonly heldMinor: bigint;
}

/** A place in the rounds of a player: below it are those that were opened before, or stand behind it by their names. */
export interface RoundPlace extends RoundKey {
  readonly openedAt: Date;
}

export const LIST_ROUNDS = `SELECT provider, round_id AS "roundId", ${ROUND},
  (SELECT coalesce(sum(t.amount_minor), 0)::bigint FROM provider_transaction t
   WHERE t.provider = r.provider AND t.round_id = r.round_id AND t.state = 'held') AS "heldMinor" FROM provider_round r
WHERE player_id = $1 AND ($2::text IS NULL OR game = $2) AND (opened_at, provider, round_id) < ($4::timestamptz, $5::text, $6::text)
ORDER BY opened_at DESC, provider DESC, round_id DESC LIMIT $3`;

/** The player's rounds of one game or of all, newest first. @param of.before undefined for the first page */
export async function listRounds(
  db: Queryable,
  of: { playerId: bigint; game: string | undefined; before: RoundPlace | undefined; limit: number },
): Promise<PlayedRound[]> {
  const place = [of.before?.openedAt ?? 'infinity', of.before?.provider ?? '', of.before?.roundId ?? ''];
  const values = [of.playerId, of.game ?? null, of.limit, ...place];
  const rows = await db.query<Flat<PlayedRound>>(LIST_ROUNDS, values, 'provider-rounds-list');
  return rows.map(roundOf<PlayedRound>);
}

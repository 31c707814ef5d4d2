import type { Currency } from '@croupier/domain/money/amounts';
import type { BonusType, KeptState } from '@croupier/domain/rewards/bonuses';
import type { GiftState } from '@croupier/domain/rewards/gifts';
import type { GrantState } from '@croupier/domain/rewards/purses';
import type { Queryable, Tx } from '../../../platform/database.ts';

/** A bonus of a player, as it is kept. */
export interface BonusRow {
  readonly playerId: bigint;
  readonly id: string;
  readonly programmeId: bigint;
  readonly version: number;
  readonly code: string;
  readonly type: BonusType;
  /** What it came from. */
  readonly reference: string;
  readonly state: KeptState;
  readonly currency: Currency;
  /** The id of the first bonus of its series; its own where it is that. */
  readonly seriesId: string;
  /** From 1. */
  readonly step: number;
  readonly createdAt: Date;
  readonly availableAt: Date | null;
  readonly expiresAt: Date | null;
  /** The deposit that came for it. */
  readonly payInId: string | null;
  readonly depositMinor: bigint | null;
  readonly activatedAt: Date | null;
  readonly endedAt: Date | null;
  readonly seenAt: Date | null;
  readonly expirySeenAt: Date | null;
}

/** The money that a bonus brought, or that its rounds became. */
export interface BonusGrant {
  readonly id: string;
  readonly state: GrantState;
  readonly amountMinor: bigint;
  readonly wagerMinor: bigint;
  /** As the seat has it while it is active. */
  readonly wagerLeftMinor: bigint;
  readonly expiresAt: Date | null;
  readonly endedAt: Date | null;
  readonly convertedMinor: bigint;
  readonly forfeitedMinor: bigint;
}

/** Rounds that a bonus gave, of ours or of another studio. */
export interface BonusGift {
  readonly state: GiftState;
  readonly roundsLeft: number;
  readonly winMinor: bigint;
  readonly expiresAt: Date | null;
  readonly endedAt: Date | null;
}

/** A bonus with what became of it. */
export interface LivingBonus extends BonusRow {
  readonly grant: BonusGrant | null;
  readonly gift: BonusGift | null;
}

const COLUMNS = `b.player_id AS "playerId", b.id, b.programme_id AS "programmeId", b.version, b.code, b.type, b.reference, b.state, b.currency,
  b.series_id AS "seriesId", b.step, b.created_at AS "createdAt", b.available_at AS "availableAt", b.expires_at AS "expiresAt",
  b.pay_in_id AS "payInId", b.deposit_minor AS "depositMinor", b.activated_at AS "activatedAt", b.ended_at AS "endedAt",
  b.seen_at AS "seenAt", b.expiry_seen_at AS "expirySeenAt"`;

const LIVING = `SELECT ${COLUMNS}, g.id AS "grantId", g.state AS "grantState", g.amount_minor AS "grantMinor", g.wager_minor AS "wagerMinor",
  CASE WHEN s.active_grant = g.id THEN s.wager_left_minor ELSE g.wager_left_minor END AS "wagerLeftMinor",
  g.expires_at AS "grantExpiresAt", g.ended_at AS "grantEndedAt", g.converted_minor AS "convertedMinor", g.forfeited_minor AS "forfeitedMinor",
  coalesce(f.state, r.state) AS "giftState", coalesce(f.rounds_left, r.granted - r.used) AS "roundsLeft",
  coalesce(f.win_minor, r.win_minor) AS "winMinor", coalesce(f.expires_at, r.expires_at) AS "giftExpiresAt",
  coalesce(f.ended_at, r.ended_at) AS "giftEndedAt"
FROM bonus b
LEFT JOIN gift_grant f ON f.player_id = b.player_id AND f.id = b.id
LEFT JOIN provider_free_rounds r ON r.id = b.id::text AND r.player_id = b.player_id
LEFT JOIN provider_free_rounds_payment p ON p.player_id = b.player_id AND p.free_rounds_id = r.id AND p.part = 0
LEFT JOIN bonus_grant g ON g.player_id = b.player_id AND g.id = coalesce(f.bonus_id, p.bonus_id, b.id)
LEFT JOIN player_seat s ON s.player_id = b.player_id
WHERE b.player_id = $1`;

interface Joined extends BonusRow {
  readonly grantId: string | null;
  readonly grantState: GrantState;
  readonly grantMinor: bigint;
  readonly wagerMinor: bigint;
  readonly wagerLeftMinor: bigint;
  readonly grantExpiresAt: Date | null;
  readonly grantEndedAt: Date | null;
  readonly convertedMinor: bigint;
  readonly forfeitedMinor: bigint;
  readonly giftState: GiftState | null;
  readonly roundsLeft: number;
  readonly winMinor: bigint;
  readonly giftExpiresAt: Date | null;
  readonly giftEndedAt: Date | null;
}

function livingOf(row: Joined): LivingBonus {
  const { grantId, grantState, grantMinor, wagerMinor, wagerLeftMinor, grantExpiresAt, grantEndedAt } = row;
  const {
    convertedMinor,
    forfeitedMinor,
    giftState,
    roundsLeft,
    winMinor,
    giftExpiresAt,
    giftEndedAt,
    ...kept
  } = row;
  const grant = grantId === null ? null : { id: grantId, state: grantState, amountMinor: grantMinor };
  return {
    ...kept,
    grant: grant && {
      ...{ ...grant, wagerMinor, wagerLeftMinor, expiresAt: grantExpiresAt, endedAt: grantEndedAt },
      ...{ convertedMinor, forfeitedMinor },
    },
    gift: giftState && {
      ...{ state: giftState, roundsLeft, winMinor, expiresAt: giftExpiresAt, endedAt: giftEndedAt },
    },
  };
}

export async function findBonus(
  db: Queryable,
  playerId: bigint,
  id: string,
): Promise<LivingBonus | undefined> {
  const [row] = await db.query<Joined>(`${LIVING} AND b.id = $2`, [playerId, id], 'bonuses-find');
  return row && livingOf(row);
}

/** Finds the bonus whose money, or whose rounds' money, has this id. */
export async function findBonusOfGrant(
  db: Queryable,
  playerId: bigint,
  grantId: string,
): Promise<LivingBonus | undefined> {
  const [row] = await db.query<Joined>(`${LIVING} AND g.id = $2`, [playerId, grantId], 'bonuses-of-grant');
  return row && livingOf(row);
}

/** The id of the newest bonus that a player has by a code, which may be used up since. */
export async function findBonusOfCode(
  db: Queryable,
  playerId: bigint,
  code: string,
): Promise<string | undefined> {
  const text = `SELECT b.id FROM bonus b JOIN promo_code p ON p.bonus = b.code WHERE b.player_id = $1 AND p.code = $2
ORDER BY b.created_at DESC, b.id LIMIT 1`;
  return (await db.query<{ id: string }>(text, [playerId, code], 'bonuses-of-code'))[0]?.id;
}

/** The id of the active grant of a player; null without one. */
export async function findActiveGrant(db: Queryable, playerId: bigint): Promise<string | null> {
  const text = 'SELECT active_grant AS id FROM player_seat WHERE player_id = $1';
  return (await db.query<{ id: string | null }>(text, [playerId], 'bonuses-seat'))[0]?.id ?? null;
}

/** As it is now, held until the transaction ends. The caller holds the lock of the player's seat. */
export async function lockBonus(tx: Tx, playerId: bigint, id: string): Promise<LivingBonus | undefined> {
  const [row] = await tx.query<Joined>(
    `${LIVING} AND b.id = $2 FOR UPDATE OF b`,
    [playerId, id],
    'bonuses-lock',
  );
  return row && livingOf(row);
}

/** The most bonuses of a player that are shown at once. */
export const SHOWN_MAX = 200;

interface Page {
  /** The id of the last one of the page before. */
  readonly after: string | null;
  readonly limit: number;
  /** Without those that were over before. */
  readonly since: Date;
}

/** The newest ones first. Those that are over since long are left out. */
export async function listBonuses(
  db: Queryable,
  playerId: bigint,
  { after, limit, since }: Page,
): Promise<LivingBonus[]> {
  const text = `${LIVING} AND coalesce(CASE WHEN g.id IS NULL THEN coalesce(f.ended_at, r.ended_at, b.ended_at) ELSE g.ended_at END, $4) >= $4
  AND ($2::uuid IS NULL OR (b.created_at, b.id) < (SELECT a.created_at, a.id FROM bonus a WHERE a.player_id = $1 AND a.id = $2))
ORDER BY b.created_at DESC, b.id DESC LIMIT $3`;
  return (await db.query<Joined>(text, [playerId, after, limit, since], 'bonuses-list')).map(livingOf);
}

export type NewBonus = Omit<
  BonusRow,
  'state' | 'payInId' | 'activatedAt' | 'endedAt' | 'seenAt' | 'expirySeenAt'
> & { readonly isDue: boolean };

/** @returns false where the player has it already */
export async function insertBonus(tx: Tx, bonus: NewBonus): Promise<boolean> {
  const { playerId, id, programmeId, version, code, type, reference, currency } = bonus;
  const { seriesId, step, createdAt, availableAt, expiresAt, depositMinor, isDue } = bonus;
  const rows = await tx.query(
    `INSERT INTO bonus (player_id, id, programme_id, version, code, type, reference, state, currency, series_id, step, created_at, available_at, expires_at, deposit_minor, is_due)
VALUES ($1, $2, $3, $4, $5, $6, $7, 'NOT_ACTIVATED', $8, $9, $10, $11, $12, $13, $14, $15) ON CONFLICT DO NOTHING RETURNING id`,
    [
      ...[playerId, id, programmeId, version, code, type, reference],
      ...[currency, seriesId, step, createdAt, availableAt, expiresAt, depositMinor, isDue],
    ],
    'bonuses-insert',
  );
  return rows.length === 1;
}

type Key = Pick<BonusRow, 'playerId' | 'id'>;

/** @returns whether it was still waiting */
export async function setActivated(tx: Tx, { playerId, id }: Key, now: Date): Promise<boolean> {
  const text = `UPDATE bonus SET state = 'ACTIVATED', activated_at = $3, is_due = false
WHERE player_id = $1 AND id = $2 AND state = 'NOT_ACTIVATED' RETURNING id`;
  return (await tx.query(text, [playerId, id, now], 'bonuses-activate')).length === 1;
}

/** Ends one that was never active. @returns whether it was still waiting */
export async function setOver(
  db: Queryable,
  { playerId, id }: Key,
  { state, now }: { state: Exclude<KeptState, 'NOT_ACTIVATED' | 'ACTIVATED'>; now: Date },
): Promise<boolean> {
  const text = `UPDATE bonus SET state = $3, ended_at = $4, is_due = false
WHERE player_id = $1 AND id = $2 AND state = 'NOT_ACTIVATED' RETURNING id`;
  return (await db.query(text, [playerId, id, state, now], 'bonuses-over')).length === 1;
}

/** Chooses it for a deposit, beside others that may never come. @returns whether it waits for one */
export async function choosePayIn(tx: Tx, { playerId, id }: Key, payInId: string): Promise<boolean> {
  const text = `INSERT INTO bonus_choice (player_id, pay_in_id, bonus_id) SELECT player_id, $3, id FROM bonus
WHERE player_id = $1 AND id = $2 AND state = 'NOT_ACTIVATED' AND deposit_minor IS NULL RETURNING bonus_id`;
  return (await tx.query(text, [playerId, id, payInId], 'bonuses-choose')).length === 1;
}

interface Deposited {
  readonly playerId: bigint;
  readonly payInId: string;
  readonly amountMinor: bigint;
  readonly paidAt: Date;
}

/** Keeps that a deposit it was chosen for has come, the first of them. What was paid for in time is not lost while it waits for its turn. */
export async function setDeposited(
  tx: Tx,
  { playerId, payInId, amountMinor, paidAt }: Deposited,
): Promise<void> {
  const text = `UPDATE bonus SET pay_in_id = $2, deposit_minor = $3, is_due = state = 'NOT_ACTIVATED',
  expires_at = CASE WHEN expires_at > $4 THEN NULL ELSE expires_at END
WHERE player_id = $1 AND deposit_minor IS NULL
  AND id = (SELECT c.bonus_id FROM bonus_choice c WHERE c.player_id = $1 AND c.pay_in_id = $2 AND NOT c.fell_short)`;
  await tx.query(text, [playerId, payInId, amountMinor, paidAt], 'bonuses-deposited');
}

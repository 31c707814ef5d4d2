import type { PlayerState } from '@croupier/contract/office/player-desk';
import type { BalanceKind, Currency } from '@croupier/domain/money/amounts';
import type { VerifyStatus } from '@croupier/domain/people/players';
import type { Labels } from '@croupier/domain/site/labels';
import type { Brand } from '@croupier/domain/site/brands';
import type { Language, RegionId } from '@croupier/domain/site/regions';
import type { Queryable } from '../../../platform/database.ts';
import { STATE } from './players-list-store.ts';

export interface PlayerRow {
  readonly id: bigint;
  readonly nickname: string;
  readonly email: string;
  readonly region: RegionId;
  readonly wishedRegion: RegionId | null;
  readonly residence: RegionId | null;
  readonly wishTakesEffectAt: Date | null;
  readonly language: Language;
  readonly brand: Brand;
  readonly registeredAt: Date;
  readonly ageConfirmed: number;
  readonly verifyLevel: number;
  readonly verifyStatus: VerifyStatus;
  readonly taxNumberSealed: Buffer | null;
  readonly isTest: boolean;
  readonly state: PlayerState;
  readonly blockReason: string | null;
  readonly blockedSince: Date | null;
  readonly blockedUntil: Date | null;
  readonly blockedBy: string | null;
  readonly isClosed: boolean;
  readonly labels: Labels | null;
  readonly waitingRequests: number;
  readonly heldWins: number;
}

const PLAYER = `SELECT p.id, p.nickname, p.email, p.region, w.region AS "wishedRegion", p.residence, w.takes_effect_at AS "wishTakesEffectAt",
  p.language, p.brand, p.created_at AS "registeredAt", p.age_confirmed AS "ageConfirmed", p.verify_level AS "verifyLevel", p.verify_status AS "verifyStatus",
  p.tax_number_sealed AS "taxNumberSealed",
  p.test_account AS "isTest", ${STATE} AS state, b.reason AS "blockReason", b.since AS "blockedSince", b.until AS "blockedUntil",
  coalesce(b.closed, false) AS "isClosed",
  CASE WHEN b.player_id IS NOT NULL THEN (SELECT e.operator FROM audit_entry e WHERE e.subject_kind = 'player'
    AND e.subject_id = p.id::text AND e.act = CASE WHEN b.closed THEN 'close.account' ELSE 'block.player' END
    ORDER BY e.position DESC LIMIT 1) END AS "blockedBy",
  (SELECT l.labels FROM player_label l WHERE l.player_id = p.id ORDER BY l.is_registration DESC LIMIT 1) AS labels,
  (SELECT count(*)::integer FROM support_request r WHERE r.player_id = p.id AND r.state IN ('NEW', 'OPEN')) AS "waitingRequests",
  (SELECT count(*)::integer FROM provider_held_win h WHERE h.player_id = p.id AND h.decision IS NULL) AS "heldWins"
FROM player p LEFT JOIN region_wish w ON w.player_id = p.id LEFT JOIN player_block b ON b.player_id = p.id WHERE p.id = $1`;

export async function findPlayerRow(db: Queryable, id: bigint): Promise<PlayerRow | undefined> {
  return (await db.query<PlayerRow>(PLAYER, [id]))[0];
}

export interface SessionRow {
  readonly idHash: Buffer;
  readonly startedAt: Date;
  readonly lastSeenAt: Date;
  readonly browser: string | null;
  readonly system: string | null;
  readonly country: string | null;
  readonly network: string | null;
  /** How many other players are signed in from the same address. */
  readonly othersThere: number;
}

export const listSessions = (db: Queryable, playerId: bigint, limit: number): Promise<SessionRow[]> =>
  db.query<SessionRow>(
    `SELECT s.id_hash AS "idHash", s.created_at AS "startedAt", s.last_seen_at AS "lastSeenAt", s.browser, s.system, s.country,
  s.network::text AS network,
  (SELECT count(DISTINCT o.player_id)::integer FROM player_session o WHERE o.address_hash = s.address_hash
    AND o.player_id <> s.player_id) AS "othersThere"
FROM player_session s WHERE s.player_id = $1 ORDER BY s.last_seen_at DESC, s.id_hash LIMIT $2`,
    [playerId, limit],
  );

export const listDevices = (
  db: Queryable,
  playerId: bigint,
): Promise<{ id: string; endpoint: string; since: Date }[]> =>
  db.query(
    'SELECT id, endpoint, created_at AS since FROM push_device WHERE player_id = $1 ORDER BY created_at, id',
    [playerId],
  );

export const listMarksOf = (
  db: Queryable,
  playerId: bigint,
): Promise<{ text: string; at: Date; by: string }[]> =>
  db.query('SELECT mark AS text, at, operator AS by FROM player_mark WHERE player_id = $1 ORDER BY mark', [
    playerId,
  ]);

export interface OpenRoundRow {
  readonly id: string;
  readonly game: string;
  readonly studio: string | null;
  readonly stakeMinor: bigint;
  readonly currency: Currency;
  readonly kind: BalanceKind;
  readonly openedAt: Date;
}

const OPEN_ROUNDS = `SELECT key::text AS id, game, NULL AS studio, stake_minor AS "stakeMinor", currency, kind, opened_at AS "openedAt"
FROM open_round WHERE player_id = $1
UNION ALL SELECT round_id, game, provider, stake_minor, currency, kind, opened_at FROM provider_round
WHERE player_id = $1 AND state = 'open' ORDER BY "openedAt" DESC LIMIT $2`;

export const listOpenRounds = (db: Queryable, playerId: bigint, limit: number): Promise<OpenRoundRow[]> =>
  db.query<OpenRoundRow>(OPEN_ROUNDS, [playerId, limit]);

export interface OpenPaymentRow {
  readonly id: string;
  readonly amountMinor: bigint;
  readonly currency: Currency;
  readonly since: Date;
}

export const listOpenPayments = (db: Queryable, playerId: bigint, limit: number): Promise<OpenPaymentRow[]> =>
  db.query<OpenPaymentRow>(
    `SELECT id, amount_minor AS "amountMinor", currency, created_at AS since FROM pay_in
WHERE player_id = $1 AND state IN ('CREATED', 'PENDING', 'LATE', 'RETURNING') ORDER BY created_at DESC, id DESC LIMIT $2`,
    [playerId, limit],
  );

export interface SeatRow {
  readonly currency: Currency | null;
  readonly stakeMinor: bigint | null;
  readonly lossMinor: bigint | null;
  readonly stakeMaximumMinor: bigint | null;
  readonly rulesUntil: Date | null;
}

export async function findSeat(db: Queryable, playerId: bigint): Promise<SeatRow | undefined> {
  const text = `SELECT rules_currency AS currency, stake_allowance_minor AS "stakeMinor", loss_allowance_minor AS "lossMinor",
  stake_maximum_minor AS "stakeMaximumMinor", rules_until AS "rulesUntil" FROM player_seat WHERE player_id = $1`;
  return (await db.query<SeatRow>(text, [playerId]))[0];
}

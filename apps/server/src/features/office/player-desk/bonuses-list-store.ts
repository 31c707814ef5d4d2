import type { Currency } from '@croupier/domain/money/amounts';
import type { BonusState, BonusTrigger, BonusType } from '@croupier/domain/rewards/bonuses';
import type { ListSql } from '../../../platform/list-sql.ts';
import { dayFilters, type Days, type OfOne } from './player-lists-store.ts';

export interface PlayerBonusRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly code: string;
  readonly version: number;
  readonly title: string;
  readonly type: BonusType;
  readonly state: BonusState;
  /** Deadline of one that waits to be activated. */
  readonly takeBy: Date | null;
  readonly wagerBy: Date | null;
  readonly activatedAt: Date | null;
  readonly endedAt: Date | null;
  readonly reference: string;
  readonly trigger: BonusTrigger | null;
  readonly hasCodes: boolean;
  readonly currency: Currency;
  readonly depositMinor: bigint | null;
  readonly amountMinor: bigint | null;
  readonly wagerMinor: bigint | null;
  readonly wagerLeftMinor: bigint | null;
  readonly roundsLeft: number | null;
  readonly winMinor: bigint | null;
  readonly convertedMinor: bigint | null;
  readonly removedMinor: bigint | null;
}

export interface BonusFilters extends OfOne, Days {
  state?: { readonly is: BonusState; readonly now: Date };
  code?: string;
}

/** As `bonusState` says it, but for the deadline of one that waits. A test holds the two against each other. */
const STATE = `CASE b.state WHEN 'ACTIVATED' THEN coalesce(g.state, f.state, r.state, b.state) ELSE b.state END`;

/** Money that its rounds became has an id of its own. */
const FROM = `bonus b
LEFT JOIN gift_grant f ON f.player_id = b.player_id AND f.id = b.id
LEFT JOIN provider_free_rounds r ON r.id = b.id::text AND r.player_id = b.player_id
LEFT JOIN provider_free_rounds_payment p ON p.player_id = b.player_id AND p.free_rounds_id = r.id AND p.part = 0
LEFT JOIN bonus_grant g ON g.player_id = b.player_id AND g.id = coalesce(f.bonus_id, p.bonus_id, b.id)
LEFT JOIN player_seat s ON s.player_id = b.player_id
LEFT JOIN programme_version v ON v.programme_id = b.programme_id AND v.version = b.version`;

export const BONUSES_LIST: ListSql<BonusFilters> = {
  select: `SELECT b.id, b.created_at AS "createdAt", b.code, b.version, coalesce(v.body #>> '{texts,en,title}', b.code) AS title, b.type,
  ${STATE} AS state, b.expires_at AS "takeBy", coalesce(g.expires_at, f.expires_at, r.expires_at) AS "wagerBy",
  coalesce(g.activated_at, b.activated_at) AS "activatedAt", coalesce(g.ended_at, f.ended_at, r.ended_at, b.ended_at) AS "endedAt",
  b.reference, v.body #>> '{terms,trigger,by}' AS trigger, coalesce(v.body #> '{terms,codes}' IS NOT NULL, false) AS "hasCodes",
  b.currency, b.deposit_minor AS "depositMinor", g.amount_minor AS "amountMinor",
  g.wager_minor AS "wagerMinor", CASE WHEN s.active_grant = g.id THEN s.wager_left_minor ELSE g.wager_left_minor END AS "wagerLeftMinor",
  coalesce(f.rounds_left, r.granted - r.used) AS "roundsLeft", coalesce(f.win_minor, r.win_minor) AS "winMinor",
  coalesce(g.converted_minor, f.converted_minor) AS "convertedMinor", coalesce(g.forfeited_minor, f.forfeited_minor) AS "removedMinor"
FROM ${FROM}`,
  sorts: { createdAt: { by: 'b.created_at', type: 'timestamptz' } },
  id: { by: 'b.id', type: 'uuid' },
  filters: {
    player: (id, bind) => `b.player_id = ${bind(id)}`,
    state: ({ is, now }, bind) => {
      const late = `b.state = 'NOT_ACTIVATED' AND b.expires_at <= ${bind(now)}::timestamptz`;
      return `CASE WHEN ${late} THEN 'EXPIRED' ELSE ${STATE} END = ${bind(is)}`;
    },
    code: (code, bind) => `b.code = ${bind(code)}`,
    ...dayFilters('b.created_at'),
  },
};

import type { BalanceKind, Currency } from '@croupier/domain/money/amounts';
import type { ListSql } from '../../../platform/list-sql.ts';

export interface OpenRoundLine {
  readonly id: string;
  /** See `ROUND_NAME` of the contract. */
  readonly name: string;
  readonly game: string;
  readonly playerId: bigint;
  readonly openedAt: Date;
  readonly touchedAt: Date;
  readonly currency: Currency;
  readonly kind: BalanceKind;
  readonly stakeMinor: bigint;
  /** See `readEntry` of rounds; null in a round of another studio. */
  readonly entry: string | null;
}

export interface OpenRoundFilters {
  game?: string;
  playerId?: string;
}

/** Both halves are read by an index of what was touched when, and merged. */
export const OPEN_ROUNDS_LIST: ListSql<OpenRoundFilters> = {
  select: `SELECT o.id, o.name, o.game, o.player_id AS "playerId", o.opened_at AS "openedAt", o.touched_at AS "touchedAt", o.currency, o.kind,
  o.stake_minor AS "stakeMinor", o.entry FROM (
    SELECT key::text COLLATE "C" AS id, player_id || '.' || key AS name, game COLLATE "C" AS game, player_id, opened_at, touched_at, currency, kind, stake_minor, entry
    FROM open_round
    UNION ALL
    SELECT round_id, provider || ':' || round_id, game, player_id, opened_at, changed_at, currency, kind, stake_minor, NULL FROM provider_round WHERE state = 'open'
  ) o`,
  sorts: { touchedAt: { by: 'o.touched_at', type: 'timestamptz' } },
  id: { by: 'o.id', type: 'text' },
  filters: {
    game: (game, bind) => `o.game = ${bind(game)}`,
    playerId: (id, bind) => `o.player_id = ${bind(id)}`,
  },
};

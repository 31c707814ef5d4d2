import type { SeatRules } from '@croupier/domain/people/play-rules';
import type { Tx } from '../../../platform/database.ts';
import { readPortions } from '../../../platform/read-portions.ts';

interface RuledSeat extends SeatRules {
  readonly playerId: bigint;
  /** The instant of the look, or of the last round, where that was played by a clock that is ahead. */
  readonly now: Date;
}

const SEATS = `SELECT s.player_id AS "playerId", rules_currency AS currency, rules_kind AS kind, stake_allowance_minor AS "stakeAllowanceMinor",
  loss_allowance_minor AS "lossAllowanceMinor", stake_maximum_minor AS "stakeMaximumMinor", play_until AS "playUntil", n.now
FROM player_seat s CROSS JOIN LATERAL (SELECT greatest(now(), s.last_round_at) AS now) AS n
WHERE (play_until IS NULL OR play_until > n.now) AND (EXISTS (SELECT FROM play_rule r WHERE r.player_id = s.player_id)
  OR EXISTS (SELECT FROM house_rule h WHERE h.player_id = s.player_id AND h.rule <> 'deposit_limit'))`;

/** Seats of players with rules that let stakes through as they are. */
export const seatsWithRules = (tx: Tx): AsyncGenerator<RuledSeat[]> => readPortions<RuledSeat>(tx, SEATS);

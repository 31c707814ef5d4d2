import type { SeatRules } from '@croupier/domain/people/play-rules';
import type { Tx } from '../../../platform/database.ts';
import { readPortions } from '../../../platform/read-portions.ts';
import { STRICT } from './play-rules-store.ts';

interface RuledSeat extends SeatRules {
  readonly playerId: bigint;
  /** The instant of the look, or of the last round, where that was played by a clock that is ahead. */
  readonly now: Date;
}

/** A cursor takes no parameters: these are data of the source. */
const STRICT_PLACES = STRICT.map((region) => `'${region}'`).join(', ');

const SEATS = `SELECT s.player_id AS "playerId", rules_currency AS currency, rules_kind AS kind, stake_allowance_minor AS "stakeAllowanceMinor",
  loss_allowance_minor AS "lossAllowanceMinor", stake_maximum_minor AS "stakeMaximumMinor", rules_until AS "rulesUntil", n.now
FROM player_seat s CROSS JOIN LATERAL (SELECT greatest(now(), s.last_round_at) AS now) AS n
WHERE (rules_until IS NULL OR rules_until > n.now) AND (EXISTS (SELECT FROM play_rule r WHERE r.player_id = s.player_id)
  OR EXISTS (SELECT FROM player_limit l WHERE l.player_id = s.player_id AND l.rule <> 'deposit_limit')
  OR EXISTS (SELECT FROM house_rule h WHERE h.player_id = s.player_id AND h.rule <> 'deposit_limit')
  OR EXISTS (SELECT FROM player a LEFT JOIN region_wish w ON w.player_id = a.id
    WHERE a.id = s.player_id AND (a.region IN (${STRICT_PLACES}) OR a.residence IN (${STRICT_PLACES}) OR w.region IN (${STRICT_PLACES})))
  OR EXISTS (SELECT FROM stop_rule t WHERE t.player_id = s.player_id)
  OR EXISTS (SELECT FROM play_session p WHERE p.player_id = s.player_id AND p.check_at IS NOT NULL))`;

/** Seats of players with rules that let stakes through as they are. */
export const seatsWithRules = (tx: Tx): AsyncGenerator<RuledSeat[]> => readPortions<RuledSeat>(tx, SEATS);

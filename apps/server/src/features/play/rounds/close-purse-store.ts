import type { PaidParts } from '@croupier/domain/rewards/purses';
import type { Tx } from '../../../platform/database.ts';
import { isoText } from '../../../platform/iso-text.ts';
import {
  BONUS_KIND,
  BONUS_LEFT,
  joinAccount,
  joinBonus,
  movedColumns,
  writeBalances,
  writeTransfers,
} from '../../money/ledger/feature.ts';
import { giveAllowance } from '../../people/play-rules/feature.ts';
import type { Closing } from './close-together-store.ts';

const REAL = { win: '$5::bigint' };
const BONUS = { win: '($6::bigint + $7::bigint)' };

/**
 * Makes one open round with a bonus a settled one, as `CLOSE_TOGETHER` does without: the transaction has locked its seat and
 * its bonus, and worked out where the win goes. The accounts are locked here, the real one first.
 */
export const CLOSE_PURSE = `
WITH held AS MATERIALIZED (
  SELECT o.player_id, o.key, o.currency, w.amount_minor, w.version FROM open_round o ${joinAccount('o')}
  WHERE o.player_id = $1::bigint AND o.key = $2::uuid AND o.entry = $3::text FOR UPDATE OF w
), gone AS (
  DELETE FROM open_round o USING held h ${joinBonus('h', 'true')}
  WHERE o.player_id = h.player_id AND o.key = h.key
  RETURNING o.player_id, o.seed_pair, o.nonce, o.key, o.maths_id, o.game, o.currency, o.kind, o.stake_minor, o.draws, o.asked, o.opened_at,
    o.grant_id, o.bonus_stake_minor, o.progress_minor, o.balance_after_minor + o.stake_minor - o.bonus_stake_minor AS balance_before_minor,
    ${movedColumns({ amount: 'h.amount_minor', version: 'h.version' }, REAL)},
    ${movedColumns({ amount: 'b.held_minor', version: 'b.held_version' }, BONUS, BONUS_LEFT)}
), paid AS (
  ${writeBalances({ from: 'gone', where: '$5::bigint > 0' })}
), paid_bonus AS (
  ${writeBalances({ from: 'gone', where: '$6::bigint + $7::bigint > 0' }, { kind: BONUS_KIND, left: BONUS_LEFT })}
), played AS (
  INSERT INTO round (player_id, seed_pair, nonce, key, maths_id, currency, kind, stake_minor, win_minor, balance_after_minor,
    balance_version, balance_before_minor, request_id, draws, entry, asked, started_at, settled_at, grant_id, bonus_stake_minor, bonus_win_minor,
    bonus_forfeited_minor, progress_minor, bonus_after_minor, bonus_version)
  SELECT player_id, seed_pair, nonce, key, maths_id, currency, kind, stake_minor, $5::bigint + $6::bigint + $7::bigint,
    balance_after_minor, balance_version, balance_before_minor, $8, draws, $4, asked, opened_at, $9, grant_id, bonus_stake_minor, $6::bigint,
    $7::bigint, progress_minor, bonus_after_minor - $7::bigint, bonus_version + CASE WHEN $7::bigint > 0 THEN 1 ELSE 0 END FROM gone
), moved AS (
  ${writeTransfers(
    { from: 'gone', ...REAL, at: '$9::timestamptz' },
    { from: 'gone', ...BONUS, kind: BONUS_KIND, left: BONUS_LEFT, at: '$9::timestamptz' },
  )}
), seated AS (
  UPDATE player_seat s SET open_rounds = s.open_rounds - 1, ${giveAllowance('s', { of: 'g', ownWin: '$5::bigint' })}
  FROM gone g WHERE s.player_id = g.player_id
), told AS (
  INSERT INTO outbox (player_id, topic, payload, request_id)
  SELECT g.player_id, 'round.settled', row_to_json(fact), $8
  FROM gone g CROSS JOIN LATERAL (SELECT g.key AS id, g.game, g.currency, g.kind, g.stake_minor::text AS "stakeMinor",
    ($5::bigint + $6::bigint + $7::bigint)::text AS "winMinor", g.balance_after_minor::text AS "amountMinor",
    g.balance_version AS version, g.maths_id AS maths, $4::text AS entry, g.bonus_stake_minor::text AS "bonusStakeMinor",
    ($6::bigint + $7::bigint)::text AS "bonusWinMinor", ${isoText('g.opened_at')} AS "startedAt") AS fact
  UNION ALL
  SELECT g.player_id, 'balance.changed', row_to_json(fact), $8
  FROM gone g CROSS JOIN LATERAL (SELECT g.key, g.currency, 'bonus' AS kind, g.bonus_after_minor::text AS "amountMinor",
    g.bonus_version AS version) AS fact WHERE $6::bigint + $7::bigint > 0
)
SELECT player_id AS "playerId" FROM gone`;

/**
 * What is forfeited goes into the bonus account here, and out of it by a post of its own.
 * @returns false when the round is not open as it was read
 */
export async function closePurseRound(
  tx: Tx,
  { playerId, key, before, entry }: Closing,
  { realMinor, bonusMinor, forfeitedMinor }: PaidParts,
  { requestId, now }: { requestId: string; now: Date },
): Promise<boolean> {
  const values = [playerId, key, before, entry, realMinor, bonusMinor, forfeitedMinor, requestId, now];
  return (await tx.query(CLOSE_PURSE, values, 'rounds-close-purse')).length === 1;
}

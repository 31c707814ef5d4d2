import type { Tx } from '../../../platform/database.ts';
import { joinAccount } from '../../money/ledger/feature.ts';
import { cycleStart } from './cycle-sql.ts';
import { againstAnyRound, roundVerdict } from './judge-sql.ts';
import { valuesOf, type DrawnRound, type SettleRow } from './settle-values.ts';

const NOW = '$17::timestamptz';
const CYCLE = { arrived: '$11::timestamptz', lastStart: 's.last_round_at', cycleMs: '$12::integer' };

/** No money is staked, so none can be missing and no limit of sums be reached. */
type GiftVerdict = 'settled' | 'stale' | 'reckon' | 'too_soon' | 'game_unavailable' | 'round_open';

const AGAINST: Record<Exclude<GiftVerdict, 'settled'>, string> = {
  ...againstAnyRound({
    ...{
      row: 's',
      seatPair: 's.seed_pair',
      seedPair: '$9::integer',
      nonce: '$10::integer',
      game: '$4::text',
      now: NOW,
    },
    cycle: CYCLE,
  }),
  reckon: `${NOW} >= s.rules_until`,
};

/**
 * A round of a gift, whose seat the caller has locked: judged as every round is, but for what is about money. It moves
 * none; the account is read as it is, to be told.
 */
export const SETTLE_GIFT = `
WITH asked AS (
  SELECT $1::bigint AS player_id, $5::text AS currency, $6::balance_kind AS kind
), decided AS MATERIALIZED (
  SELECT a.*, s.seed_pair AS seat_pair, s.next_nonce, s.active_grant, w.amount_minor, w.version,
    ${roundVerdict(AGAINST)} AS status
  FROM asked a JOIN player_seat s ON s.player_id = a.player_id ${joinAccount('a')}
), seated AS (
  UPDATE player_seat s SET next_nonce = $10::integer + 1, last_round_at = ${cycleStart(CYCLE)}
  FROM decided d WHERE d.status = 'settled' AND s.player_id = d.player_id
), played AS (
  INSERT INTO round (player_id, seed_pair, nonce, key, maths_id, currency, kind, stake_minor, win_minor, balance_after_minor,
    balance_version, request_id, draws, entry, asked, settled_at, gift_id)
  SELECT player_id, $9::integer, $10::integer, $2::uuid, $3::smallint, currency, kind, $7::bigint, $8::bigint,
    amount_minor, version, $13::text, $14::text::integer[], $15::text, $16::bytea, ${NOW}, $18::uuid
  FROM decided WHERE status = 'settled'
), told AS (
  INSERT INTO outbox (player_id, topic, payload, request_id)
  SELECT player_id, 'round.settled', row_to_json(fact), $13::text
  FROM decided d CROSS JOIN LATERAL (SELECT $2::uuid AS id, $4::text AS game, d.currency, d.kind,
    $7::bigint::text AS "stakeMinor", $8::bigint::text AS "winMinor", d.amount_minor::text AS "amountMinor",
    d.version, $3::smallint AS maths, $15::text AS entry, $18::uuid AS gift) AS fact
  WHERE d.status = 'settled'
)
SELECT player_id AS "playerId", status, seat_pair AS "seatPair", next_nonce AS "nextNonce", active_grant AS "activeGrant",
  amount_minor AS "balanceAfterMinor", version AS "balanceVersion"
FROM decided`;

type GiftRow = SettleRow<GiftVerdict>;

/** @returns undefined where the account was never opened */
export async function settleGiftRound(
  tx: Tx,
  round: DrawnRound,
  giftId: string,
  now: Date,
): Promise<GiftRow | undefined> {
  const values = [...valuesOf(round), now, giftId];
  const [row] = await tx.query<GiftRow>(SETTLE_GIFT, values, 'rounds-settle-gift');
  return row;
}

import type { Queryable } from '../../../platform/database.ts';
import { hasMoney, moveUnseen, writeTransfers } from '../../money/ledger/feature.ts';
import { GAMES_WITH_SWITCHES } from '../catalog/feature.ts';
import { spendAllowance, stakeTooHigh, toReckon } from '../../people/play-rules/feature.ts';
import { isProven } from '../../people/players/feature.ts';
import { cycleStart, tooSoon } from './cycle-sql.ts';
import { knownKey } from './known-key-sql.ts';
import { proofValuesOf, valuesOf, type DrawnRound, type SettleRow } from './settle-values.ts';

const ACCOUNT = { currency: '$5::text', kind: '$6::balance_kind' };
const MOVES = { stake: '$7::bigint', win: '$8::bigint' };
const SEAT = { row: 's', ...ACCOUNT, stake: MOVES.stake, own: MOVES.stake, now: '$17::timestamptz' };
const PROOF = { player: '$1::bigint', idHash: '$18::bytea', edition: '$19::text' };
const CYCLE = { arrived: '$11::timestamptz', lastStart: 's.last_round_at', cycleMs: '$12::integer' };

/**
 * A round that is alone, settled in good faith: the same writes without looking first. It moves the seat only while
 * everything allows the round, and answers nothing otherwise; what the look misses, a constraint refuses: a key that
 * was settled meanwhile (unique), an account that was emptied meanwhile (not negative). Whatever it does not settle,
 * `SETTLE` then judges. The row lock of the seat makes the comparison with its newest state.
 */
const settleAloneText = (proves: boolean): string => `
WITH seated AS (
  UPDATE player_seat s SET next_nonce = $10::integer + 1, last_round_at = ${cycleStart(CYCLE)},
    ${spendAllowance('s', { stake: MOVES.stake, own: MOVES.stake, ownWin: MOVES.win })}
  WHERE s.player_id = $1::bigint AND s.seed_pair = $9::integer AND s.next_nonce = $10::integer AND s.open_rounds = 0
    AND s.active_grant IS NULL AND (${stakeTooHigh('s', MOVES.stake)}) IS NOT TRUE AND ${toReckon(SEAT)} IS NOT TRUE
    AND NOT ${tooSoon(CYCLE)}
    AND ${hasMoney({ player: '$1::bigint', ...ACCOUNT }, '$7::bigint')}
    AND NOT EXISTS (${GAMES_WITH_SWITCHES} WHERE game = $4::text)
    AND ${knownKey({ player: '$1::bigint', key: '$2::uuid' })} IS NULL
    ${proves ? `AND ${isProven(PROOF)}` : ''}
  RETURNING s.player_id
), paid AS (
  ${moveUnseen('seated', ACCOUNT, MOVES)}
), played AS (
  INSERT INTO round (player_id, seed_pair, nonce, key, maths_id, currency, kind, stake_minor, win_minor, balance_after_minor,
    balance_version, request_id, draws, entry, asked, settled_at)
  SELECT player_id, $9::integer, $10::integer, $2::uuid, $3::smallint, $5::text, $6::balance_kind, $7::bigint, $8::bigint,
    balance_after_minor, balance_version, $13::text, $14::text::integer[], $15::text, $16::bytea, $17::timestamptz
  FROM paid
), moved AS (
  ${writeTransfers({ from: 'paid', ...MOVES, ...ACCOUNT, key: '$2::uuid', at: '$17::timestamptz' })}
), told AS (
  INSERT INTO outbox (player_id, topic, payload, request_id)
  SELECT player_id, 'round.settled', row_to_json(fact), $13::text
  FROM paid CROSS JOIN LATERAL (SELECT $2::uuid AS id, $4::text AS game, $5::text AS currency, $6::balance_kind AS kind,
    $7::bigint::text AS "stakeMinor", $8::bigint::text AS "winMinor", balance_after_minor::text AS "amountMinor",
    balance_version AS version, $3::smallint AS maths, $15::text AS entry) AS fact
)
SELECT balance_after_minor AS "balanceAfterMinor", balance_version AS "balanceVersion" FROM paid`;

export const SETTLE_ALONE_TEXTS = { asked: settleAloneText(false), recalled: settleAloneText(true) };

/** Unique key or nonce, account below zero: the statement left nothing behind. */
const REFUSED_BY_CONSTRAINT = new Set(['23505', '23514']);

/**
 * @param db not a transaction: what a constraint refuses would end it
 * @returns undefined when the round was not settled; `settleInBatch` tells why
 */
export async function settleAlone(
  db: Queryable,
  round: DrawnRound,
  now: Date,
): Promise<SettleRow | undefined> {
  const values = valuesOf(round);
  values.push(now.toISOString());
  const session = round.proof ? 'recalled' : 'asked';
  if (round.proof) values.push(...proofValuesOf(round));
  try {
    const [paid] = await db.query<Pick<SettleRow, 'balanceAfterMinor' | 'balanceVersion'>>(
      SETTLE_ALONE_TEXTS[session],
      values,
      `rounds-settle-alone-${session}`,
    );
    const { playerId, seedPair: seatPair, nonce: nextNonce } = round;
    return paid && { playerId, status: 'settled', seatPair, nextNonce, activeGrant: null, ...paid };
  } catch (error) {
    if (REFUSED_BY_CONSTRAINT.has((error as { code?: string }).code ?? '')) return undefined;
    throw error;
  }
}

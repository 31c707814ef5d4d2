import type { Seats } from '../../apps/server/src/features/play/fairness/feature.ts';
import { drawBet, type Bet, type Settlement } from '../../apps/server/src/features/play/rounds/feature.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import type { Database } from '../../apps/server/src/platform/database.ts';

const CALL = `SELECT status, balance_minor AS "balanceAfterMinor", new_version AS "balanceVersion"
FROM bench_settle_round($1, $2, $3::smallint, $4, $5, $6::balance_kind, $7, $8, $9, $10, $11, $12, $13, $14)`;

interface Called {
  status: string;
  balanceAfterMinor: bigint;
  balanceVersion: bigint;
}

/** The other design in the place of the batcher: a call of one function for each round. What stands around it is the server's own. */
export function settleByCall(db: Database, seats: Seats): (bet: Bet) => Promise<Settlement> {
  return async (bet) => {
    const { playerId } = bet;
    const seat = await seats.of(playerId);
    const { drawn, round } = drawBet(bet, seat, { grant: undefined });
    seat.nextNonce += 1;
    const settledAt = systemClock.now();
    const values = [
      playerId,
      bet.key,
      bet.game.mathsId,
      bet.game.code,
      bet.currency,
      bet.kind,
      bet.stakeMinor,
      drawn.winMinor,
      seat.pair,
      round.nonce,
      bet.startedAt.toISOString(),
      bet.minimumCycleMs,
      bet.requestId,
      bet.asked,
    ];
    const [called] = await db.query<Called>(CALL, values, 'bench-call');
    if (called?.status !== 'settled') throw new Error(`The function answered ${called?.status}`);
    const { balanceAfterMinor, balanceVersion } = called;
    const row = {
      activeGrant: null,
      playerId,
      seatPair: seat.pair,
      nextNonce: round.nonce,
      balanceAfterMinor,
      balanceVersion,
    };
    return { status: 'settled', drawn, round, seat, row: { ...row, status: 'settled' }, settledAt };
  };
}

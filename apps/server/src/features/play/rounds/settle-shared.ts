import { EntryError, type Given } from '@croupier/games';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database.ts';
import { factsCommitted } from '../../../platform/outbox.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts';
import type { Fairness } from '../fairness/feature.ts';
import type { Purses } from '../../rewards/purses/feature.ts';
import { grantOf } from './active-grant.ts';
import { judgeAgain } from './judge-again.ts';
import { drawBet, type Bet } from './draw-bet.ts';
import { settlementOf, type Settlement } from './settlement.ts';
import { findStoredRound } from './recall-round.ts';
import { settleInBatch } from './settle-store.ts';
import type { DrawnRound } from './settle-values.ts';

/** What takes the place of the player's draws; undefined when it is gone by now, and to be looked for again. */
export type SharedOutcome = { given: Given } | Refusal<'game_unavailable' | 'too_late'> | undefined;

/**
 * Finds what decides a bet, without a transaction, and returns how to lock it in the one that settles. What that writes
 * is undone when the bet is not settled. It must not ask for another connection: that could hold up everybody.
 */
export type FindShared = (bet: Bet) => Promise<(tx: Tx) => Promise<SharedOutcome>>;

interface SharedDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly purses: Pick<Purses, 'termsOf' | 'endIfOver'>;
  readonly fairness: Pick<Fairness, 'seats' | 'lockSeat'>;
  readonly find: FindShared;
}

const ATTEMPTS = 50;

/**
 * Settles (or opens) rounds whose outcome is not the player's own draw: a flight flown together. One
 * transaction locks the one and settles the other, so that nobody boards without a stake nor stakes without boarding. The
 * seat's nonce is still used up, so that such a round has its place among the player's rounds.
 *
 * The seat is locked first and the key looked for under that lock, before anything may refuse the bet: a bet that was
 * taken is answered as taken whenever it comes again, also when it would be too late for it by now, and a twin that is
 * still under way is waited for. Pools and flights are locked after seats everywhere, so that nobody waits in a circle.
 */
export function createSharedSettler(deps: SharedDeps): (bet: Bet) => Promise<Settlement> {
  return async (bet) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const settlement = await settleOnce(deps, bet);
      if (settlement) return settlement;
    }
    return refuse('unavailable');
  };
}

/** @returns nothing when the seat had moved on, or what decides the bet was gone: to be tried again */
async function settleOnce(deps: SharedDeps, bet: Bet): Promise<Settlement | undefined> {
  const { db, clock, find } = deps;
  const { seats, lockSeat } = deps.fairness;
  const { playerId, key } = bet;
  const seat = await seats.of(playerId);
  const grant = await grantOf(deps, seat);
  const lockShared = await find(bet);
  const now = clock.now();
  try {
    const settlement = await db.transaction(async (tx): Promise<Settlement> => {
      await lockSeat(tx, playerId);
      if (await findStoredRound(tx, playerId, key)) return { status: 'known' };
      const shared = await lockShared(tx);
      if (!shared) throw new Undone(undefined);
      if (isRefusal(shared)) throw new Undone(shared);
      const drawn = drawBet({ ...bet, entry: { ...bet.entry, given: shared.given } }, seat, { grant });
      const [row] = await settleInBatch(tx, [drawn.round], now);
      if (row?.status === 'stale') throw new Undone(undefined);
      if (row?.status === 'reckon' || row?.status === 'stake_too_high')
        throw new Undone(undefined, drawn.round);
      const settled = settlementOf(drawn, seat, row, now);
      if (isRefusal(settled) || settled.status !== 'settled') throw new Undone(settled);
      return settled;
    });
    factsCommitted();
    return settlement;
  } catch (error) {
    if (error instanceof EntryError) return refuse('choice_not_allowed');
    if (!(error instanceof Undone)) throw error;
    const refusal = error.against && (await judgeAgain(deps, error.against));
    if (refusal) return refusal;
    if (!error.settlement) await seats.reload(seat);
    return error.settlement;
  }
}

/** Thrown to undo the transaction; never leaves this file. */
class Undone extends Error {
  readonly settlement: Settlement | undefined;
  /** A round whose stake the seat did not let through. */
  readonly against: DrawnRound | undefined;
  constructor(settlement: Settlement | undefined, against?: DrawnRound) {
    super('The bet is not settled');
    this.settlement = settlement;
    this.against = against;
  }
}

import { giftAgainst } from '@croupier/domain/rewards/gifts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database.ts';
import { factsCommitted } from '../../../platform/outbox.ts';
import { isRefusal, refuse, refuseByRule } from '../../../platform/refusal.ts';
import type { Fairness, Seat, Tape } from '../fairness/feature.ts';
import { reckonSeat, ruleView } from '../../people/play-rules/feature.ts';
import { lockGift, takeGiftRound } from '../../rewards/gifts/feature.ts';
import { drawBet, type Bet } from './draw-bet.ts';
import { settlementOf, type Settlement } from './settlement.ts';
import { findStoredRound } from './recall-round.ts';
import { settleGiftRound } from './settle-gift-store.ts';

interface GiftDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly fairness: Pick<Fairness, 'seats' | 'lockSeat'>;
  readonly tape: Tape;
}

export interface GiftBet extends Bet {
  readonly giftId: string;
}

/** Other processes may be playing for the same player: each stale try means one of theirs was settled. */
const ATTEMPTS = 50;

/**
 * Settles rounds of gifts: drawn, numbered and kept as any other, while nothing is staked and what is won gathers on the
 * gift. One transaction takes the nonce, the gift's count and its win; the last round makes money of them with it.
 *
 * The seat is locked first and the key looked for under that lock, as for what players share: a round that was given is
 * answered as given, also when the gift is over by now. The gift is locked after the seat, by everybody.
 */
export function createGiftSettler(deps: GiftDeps): (bet: GiftBet) => Promise<Settlement> {
  const { fairness, tape } = deps;
  return async (bet) => {
    const { playerId, game } = bet;
    const forced = tape.take(playerId, game.code);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const seat = await fairness.seats.of(playerId);
      const settlement = await settleOnce(deps, bet, { seat, forced });
      if (!settlement) {
        await fairness.seats.reload(seat);
        continue;
      }
      if (!isRefusal(settlement) && settlement.status === 'settled') factsCommitted();
      else if (forced) tape.giveBack(playerId, game.code, forced);
      return settlement;
    }
    return refuse('unavailable');
  };
}

/** @returns nothing when the seat had moved on: to be tried again */
async function settleOnce(
  deps: GiftDeps,
  bet: GiftBet,
  { seat, forced }: { seat: Seat; forced: readonly number[] | undefined },
): Promise<Settlement | undefined> {
  const { db, clock, fairness } = deps;
  const { playerId, key, giftId } = bet;
  const now = clock.now();
  return db.transaction(async (tx): Promise<Settlement | undefined> => {
    await fairness.lockSeat(tx, playerId);
    if (await findStoredRound(tx, playerId, key)) return { status: 'known' };
    const gift = await lockGift(tx, playerId, giftId);
    if (!gift) return refuse('gift_over');
    const against = giftAgainst(gift, { ...bet, game: bet.game.code }, now);
    if (against) return refuse(against);
    // It leaves an active bonus alone: none of its money is staked, and nothing wagered.
    const drawn = drawBet(bet, seat, { grant: undefined, forced });
    let row = await settleGiftRound(tx, drawn.round, giftId, now);
    if (row?.status === 'reckon') {
      const refusal = await judgeByRules(tx, bet, now);
      if (refusal) return refusal;
      row = await settleGiftRound(tx, drawn.round, giftId, now);
    }
    if (row?.status === 'stale') return undefined;
    if (row?.status === 'reckon') throw new Error(`The seat of player ${playerId} does not stay reckoned`);
    if (row?.status === 'settled') await takeGiftRound(tx, gift, drawn.round.winMinor, now);
    return settlementOf(drawn, seat, row, now);
  });
}

/** As for play money, limits of sums have nothing to do with it: it stakes none. Exclusions and breaks have. */
async function judgeByRules(tx: Tx, { playerId, currency }: GiftBet, now: Date) {
  const stake = { currency, kind: 'play', stakeMinor: 0n, ownMinor: 0n } as const;
  const reached = await reckonSeat(tx, playerId, stake, now);
  return reached && refuseByRule(ruleView(reached, currency));
}

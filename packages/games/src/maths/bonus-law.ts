import { firstPassage, passageKernel } from './first-passage.ts';
import { boundedWalkOf, type BonusTerms, type RoundWins } from './bonus-terms.ts';
import { walkSums, type AskedSums } from './walk-sums.ts';

/** What wagering a bonus comes to. Amounts in minor units, rounded to nearest. */
export interface Wagering {
  /** Rounds until the wagering is done. */
  readonly roundsNeeded: number;
  /** Expected number of rounds that the money lasts for, `roundsNeeded` at most. */
  readonly expectedRounds: number;
  /**
   * Expected loss by the return of the game: stake × (1 − return) × `expectedRounds`. While the money lasts: wager ÷
   * contribution × (1 − return) where it surely does, less where it may run out before.
   */
  readonly expectedCostMinor: bigint;
  /** Chance that the wagering is done with something left, in 1/10⁶. */
  readonly chanceToFinishMicro: number;
  /** Expected real money when the wagering is done, after the cap of the conversion; nothing where it is not done. */
  readonly expectedLeftMinor: bigint;
  readonly method: 'exact' | 'simulated';
  /** Rounds that a simulation played; null where nothing was simulated. */
  readonly rounds: number | null;
  /** Half width of the 95 % interval of a simulated chance, in 1/10⁶. */
  readonly marginMicro: number | null;
}

/**
 * Computes what wagering a bonus comes to where the law of a round is known.
 *
 * Assumed: the player stakes `stakeMinor` each round on this game until the wagering is done or less than one stake is left,
 * pays in and withdraws nothing meanwhile. Every stake counts whatever money it is of, or, by the terms, one kind alone. The purse splits a stake and its win
 * in the same parts, so both accounts together are one walk whatever the order: its first passage below one stake ends it.
 * - REAL_FIRST: own money is staked, then the bonus with it. Own money that is left stays the player's, beside the cap. What is
 *   left of it under one stake is counted with the bonus; so the amount left is exact where there is no cap, and with a
 *   cap short by less than one stake.
 * - BONUS_FIRST: the bonus alone is walked, for with less than a stake of it the bonus is as good as lost. Own money is not touched,
 *   and is no part of the figures. So it is where bonus money alone counts.
 * - Own money alone counts (REAL_FIRST): it is walked alone, for with less than a stake of it the wagering comes to a halt. The bonus, up to
 *   the cap, comes to what is left of it. What little of a last stake own money may still pay for is left out.
 *
 * Exact to what is shown, on a grid of cells that divide the stake and every win; a game whose wins need more than 20 cells a
 * stake has each win shared between two cells, which keeps its return and moves a chance by about 1 in
 * 100,000.
 */
export function wageringByLaw(terms: BonusTerms, law: RoundWins): Wagering {
  if (terms.source === 'REAL') return byOwnMoney(terms, law);
  const walk = boundedWalkOf(terms, law);
  const { roundsNeeded, startMinor, stakeMinor, capMinor, loss } = walk;
  if (roundsNeeded === 0)
    return wageringOf(walk, { rounds: 0, chance: startMinor > 0 ? 1 : 0, leftMinor: walk.untouchedMinor });
  if (walk.start < walk.stakeCells) return wageringOf(walk, { rounds: 0, chance: 0, leftMinor: 0 });

  const { all, own, shortfall } = passagesOf(walk);
  const rounds = expectedRounds(all, walk);
  const chance = 1 - sumBefore(all, walk) - emptyAtLast(all, walk);
  if (capMinor === null) {
    const leftMinor = startMinor - loss * stakeMinor * rounds - amountBefore(all, walk, walk.restMinor);
    return wageringOf(walk, { rounds, chance, leftMinor });
  }
  // By own money alone: it stays beside the bonus, which nothing was taken of.
  const ownDone = own ? 1 - sumBefore(own, walk) : 0;
  const ownLeftMinor = own
    ? walk.ownMinor -
      loss * stakeMinor * expectedRounds(own, walk) -
      amountBefore(own, walk, walk.ownRestMinor)
    : 0;
  const bonusDone = 1 - ownDone - sumBefore(all, walk);
  const leftMinor =
    ownLeftMinor + ownDone * Math.min(walk.bonusMinor, capMinor) + bonusDone * capMinor - shortfall;
  return wageringOf(walk, { rounds, chance, leftMinor });
}

/** The bonus is untouched until own money alone has done the wagering. */
function byOwnMoney(terms: BonusTerms, law: RoundWins): Wagering {
  const walk = boundedWalkOf({ ...terms, bonusMinor: 0n, maximumConversionMinor: null }, law);
  const bonusMinor = Math.min(Number(terms.bonusMinor), Number(terms.maximumConversionMinor ?? Infinity));
  const { roundsNeeded, startMinor, stakeMinor, loss } = walk;
  if (roundsNeeded === 0)
    return wageringOf(walk, { rounds: 0, chance: 1, leftMinor: startMinor + bonusMinor });
  if (walk.start < walk.stakeCells) return wageringOf(walk, { rounds: 0, chance: 0, leftMinor: 0 });
  const { all } = passagesOf(walk);
  const rounds = expectedRounds(all, walk);
  const chance = 1 - sumBefore(all, walk);
  const ownLeftMinor = startMinor - loss * stakeMinor * rounds - amountBefore(all, walk, walk.restMinor);
  // Nothing of own money may be left at the end: the bonus is.
  return wageringOf(walk, { rounds, chance, leftMinor: ownLeftMinor + chance * bonusMinor });
}

type BoundedWalk = ReturnType<typeof boundedWalkOf>;

function wageringOf(
  { roundsNeeded, loss, stakeMinor }: BoundedWalk,
  { rounds, chance, leftMinor }: { rounds: number; chance: number; leftMinor: number },
): Wagering {
  return {
    roundsNeeded,
    expectedRounds: rounds,
    expectedCostMinor: BigInt(Math.round(loss * stakeMinor * rounds)),
    chanceToFinishMicro: Math.round(Math.min(1, Math.max(0, chance)) * 1e6),
    expectedLeftMinor: BigInt(Math.round(Math.max(0, leftMinor))),
    method: 'exact',
    rounds: null,
    marginMicro: null,
  };
}

/** First passages below one stake of all money and, where own money is staked first, of that; and what is short of the cap. */
function passagesOf(walk: BoundedWalk) {
  const { stakeCells, start, ownStart, roundsNeeded, capMinor, wins } = walk;
  const hasOwn = ownStart >= stakeCells;
  const weights = capMinor === null ? undefined : shortOfCap(walk, capMinor);
  const shift = start - ownStart;
  const from = (first: number): AskedSums => ({ from: -first, length: stakeCells });
  const ending = (cell: number, length: number): AskedSums => ({
    from: 1 - cell - length,
    length,
    weights: weights!,
  });
  const asked = [
    { from: 1 - stakeCells, length: 2 * stakeCells - 1 },
    from(start),
    ...(hasOwn ? [from(ownStart)] : []),
    ...(weights ? [ending(0, stakeCells), hasOwn ? ending(shift, stakeCells) : ending(start, 1)] : []),
  ];
  const [sums, free, ...others] = walkSums({ stakeCells, wins }, roundsNeeded, asked);
  const input = { stakeCells, rounds: roundsNeeded, kernel: passageKernel(sums!) };
  const all = firstPassage({ ...input, free: free! });
  const own = hasOwn ? firstPassage({ ...input, free: others.shift()! }) : undefined;
  if (!weights) return { all, own, shortfall: 0 };
  const [fromBelow, fromStart] = others;
  const came = own ? afterPassages(own, fromStart!, walk) : fromStart![roundsNeeded - 1]!;
  return { all, own, shortfall: came - afterPassages(all, fromBelow!, walk) };
}

/** By cells of the bankroll, how much is short of the cap. */
function shortOfCap({ cellMinor, restMinor }: BoundedWalk, capMinor: number): Float64Array {
  const length = Math.max(1, Math.ceil((capMinor - restMinor) / cellMinor));
  return Float64Array.from({ length }, (_, cell) => Math.max(0, capMinor - restMinor - cell * cellMinor));
}

/** Expectation at the end of what follows a first passage; rows of `ending` have the higher cells first. */
function afterPassages(
  passages: Float64Array,
  ending: Float64Array,
  { stakeCells, roundsNeeded }: BoundedWalk,
): number {
  let sum = 0;
  for (let round = 1; round < roundsNeeded; round += 1) {
    const row = (roundsNeeded - round) * stakeCells - 1;
    for (let cell = 0; cell < stakeCells; cell += 1)
      sum += passages[(round - 1) * stakeCells + cell]! * ending[row - cell]!;
  }
  return sum;
}

/** Probability of a passage while a round is left. */
const sumBefore = (passages: Float64Array, { stakeCells, roundsNeeded }: BoundedWalk): number =>
  passages.subarray(0, (roundsNeeded - 1) * stakeCells).reduce((sum, probability) => sum + probability, 0);

/** Expected money at such a passage. */
const amountBefore = (
  passages: Float64Array,
  { stakeCells, roundsNeeded, cellMinor }: BoundedWalk,
  restMinor: number,
): number =>
  passages
    .subarray(0, (roundsNeeded - 1) * stakeCells)
    .reduce((sum, probability, at) => sum + probability * ((at % stakeCells) * cellMinor + restMinor), 0);

const expectedRounds = (passages: Float64Array, { stakeCells, roundsNeeded }: BoundedWalk): number =>
  passages
    .subarray(0, (roundsNeeded - 1) * stakeCells)
    .reduce(
      (sum, probability, at) => sum - probability * (roundsNeeded - 1 - Math.floor(at / stakeCells)),
      roundsNeeded,
    );

/** Probability that the last round leaves nothing at all. */
const emptyAtLast = (passages: Float64Array, { stakeCells, roundsNeeded, restMinor }: BoundedWalk): number =>
  restMinor > 0 ? 0 : passages[(roundsNeeded - 1) * stakeCells]!;

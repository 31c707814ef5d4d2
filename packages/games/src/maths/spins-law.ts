import type { Wagering } from './bonus-law.ts';
import type { RoundWins } from './bonus-terms.ts';
import { stepsOfSum } from './session.ts';
import { marginOf, type PlayedWins } from './simulated-bonus.ts';

/** Free rounds of one stake whose wins are gathered and become real money, in minor units of one currency. */
export interface SpinsTerms {
  readonly spins: number;
  /** Of each round; nobody pays it. */
  readonly stakeMinor: bigint;
  /** The most that becomes real money; null: all of it. */
  readonly maximumWinMinor: bigint | null;
}

/** What is shown of a bonus before it is taken; of spins, nothing is staked and nothing is lost. */
export type OfferFigures = Omit<Wagering, 'roundsNeeded' | 'expectedRounds'>;

/** Computes what free rounds bring where the law of a round is known: the chance that any of them wins, and the mean after the cap. */
export function spinsByLaw({ spins, stakeMinor, maximumWinMinor }: SpinsTerms, law: RoundWins): OfferFigures {
  const { distribution, stakeUnits } = law;
  const mean = distribution.reduce((sum, probability, units) => sum + probability * units, 0);
  const leftMinor =
    maximumWinMinor === null
      ? (spins * mean * Number(stakeMinor)) / stakeUnits
      : meanUpTo(Number(maximumWinMinor) / Number(stakeMinor), { ...law, spins }) * Number(stakeMinor);
  return {
    expectedCostMinor: 0n,
    chanceToFinishMicro: Math.round((1 - distribution[0]! ** spins) * 1e6),
    expectedLeftMinor: BigInt(Math.round(leftMinor)),
    ...{ method: 'exact', rounds: null, marginMicro: null },
  };
}

/** The mean of the sum of all wins, each sum counted as `capStakes` at most; all in stakes. */
function meanUpTo(
  capStakes: number,
  { distribution, stakeUnits, spins }: RoundWins & { readonly spins: number },
): number {
  const { probabilities, stepsOfStake } = stepsOfSum(distribution, stakeUnits, spins);
  return probabilities.reduce(
    (sum, probability, step) => sum + probability * Math.min(step / stepsOfStake, capStakes),
    0,
  );
}

const MOST_ROUNDS = 3_000_000;

/** Plays free rounds of a game whose law is not counted, many times over. Without a cap the mean is that of the declared return. */
export function simulateSpins(
  { spins, stakeMinor, maximumWinMinor }: SpinsTerms,
  game: PlayedWins,
): OfferFigures {
  const { stakeUnits, rtp, winUnits } = game;
  const stake = Number(stakeMinor);
  const players = Math.ceil(MOST_ROUNDS / spins);
  const cap = maximumWinMinor === null ? Infinity : Number(maximumWinMinor);
  let [winners, leftMinor] = [0, 0];
  for (let player = 0; player < players; player += 1) {
    let units = 0;
    for (let spin = 0; spin < spins; spin += 1) units += winUnits();
    leftMinor += Math.min((units * stake) / stakeUnits, cap);
    if (units > 0) winners += 1;
  }
  return {
    expectedCostMinor: 0n,
    chanceToFinishMicro: Math.round((winners / players) * 1e6),
    expectedLeftMinor: BigInt(Math.round(cap === Infinity ? spins * stake * rtp : leftMinor / players)),
    ...{ method: 'simulated', rounds: players * spins, marginMicro: marginOf(winners, players) },
  };
}

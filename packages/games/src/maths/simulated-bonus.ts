import type { Wagering } from './bonus-law.ts';
import { roundsToWager, type BonusTerms } from './bonus-terms.ts';

/** A game whose law is not counted: it is played. */
export interface PlayedWins {
  readonly stakeUnits: number;
  /** The return that is declared, as a share of the stake. */
  readonly rtp: number;
  /** Plays the next round. @returns what it won, in units */
  readonly winUnits: () => number;
}

const Z_95 = 1.959964;

/**
 * Plays the wagering of a bonus so many times, under the assumptions of `wageringByLaw`. The expected cost takes the declared return,
 * which far more rounds tell, and of the simulation how long the money lasts.
 */
export function simulateWagering(terms: BonusTerms, game: PlayedWins, players: number): Wagering {
  const roundsNeeded = roundsToWager(terms);
  let [rounds, finished, leftMinor] = [0, 0, 0];
  for (let player = 0; player < players; player += 1) {
    const end = playOnce(terms, roundsNeeded, game);
    rounds += end.rounds;
    leftMinor += end.leftMinor;
    if (end.isDone) finished += 1;
  }
  const cost = Number(terms.stakeMinor) * (1 - game.rtp) * (rounds / players);
  return {
    roundsNeeded,
    expectedRounds: rounds / players,
    expectedCostMinor: BigInt(Math.round(cost)),
    chanceToFinishMicro: Math.round((finished / players) * 1e6),
    expectedLeftMinor: BigInt(Math.round(leftMinor / players)),
    method: 'simulated',
    rounds,
    marginMicro: marginOf(finished, players),
  };
}

/**
 * Half the width of the 95 % interval of a share, in 1/10⁶, by Agresti and Coull: two of each are added, so that also none or all
 * of the players have an interval.
 */
export function marginOf(some: number, all: number): number {
  const share = (some + 2) / (all + 4);
  return Math.ceil(Z_95 * Math.sqrt((share * (1 - share)) / (all + 4)) * 1e6);
}

/** @returns `isDone` where the wagering is done with something left; nothing is left where it is not done */
function playOnce(
  { order, source, maximumConversionMinor, ...terms }: BonusTerms,
  roundsNeeded: number,
  { stakeUnits, winUnits }: PlayedWins,
): { rounds: number; isDone: boolean; leftMinor: number } {
  const stake = Number(terms.stakeMinor);
  const unit = stake / stakeUnits;
  const cap = maximumConversionMinor === null ? Infinity : Number(maximumConversionMinor);
  let own = order === 'REAL_FIRST' ? Number(terms.ownMinor) : 0;
  let bonus = Number(terms.bonusMinor);
  for (let rounds = 0; rounds < roundsNeeded; rounds += 1) {
    if ((source === 'REAL' ? own : own + bonus) < stake) return { rounds, isDone: false, leftMinor: 0 };
    const win = winUnits() * unit;
    if (own >= stake) {
      own += win - stake;
      continue;
    }
    bonus += own + win - stake;
    own = 0;
  }
  return { rounds: roundsNeeded, isDone: own + bonus > 0, leftMinor: own + Math.min(bonus, cap) };
}

/** What simulated rounds came to. */
export interface Simulation {
  readonly rounds: number;
  readonly freeSpins: number;
  readonly rtp: number;
  readonly hitFrequency: number;
  /** Standard deviation of one round's win, in stakes. */
  readonly sigmaStakes: number;
  /** Rounds by units won; the last entry holds the capped ones. */
  readonly roundsByUnits: Float64Array;
}

export interface Simulator {
  /** Plays more rounds; free spins belong to their round and are not counted as rounds. */
  run(rounds: number): void;
  result(): Simulation;
}

/** The figures of rounds counted by the units they won. */
export function simulationOf(roundsByUnits: Float64Array, freeSpins: number, stakeUnits: number): Simulation {
  const rounds = roundsByUnits.reduce((sum, count) => sum + count, 0);
  const mean = roundsByUnits.reduce((sum, count, units) => sum + count * units, 0) / rounds;
  const variance = roundsByUnits.reduce((sum, count, units) => sum + count * (units - mean) ** 2, 0) / rounds;
  return {
    rounds,
    freeSpins,
    rtp: mean / stakeUnits,
    hitFrequency: 1 - roundsByUnits[0]! / rounds,
    sigmaStakes: Math.sqrt(variance) / stakeUnits,
    roundsByUnits,
  };
}

/** Rounds of one mode, counted. Wins are in units of the stake. */
export interface ReturnTally {
  readonly rounds: number;
  readonly winUnits: number;
  readonly winUnitsSquared: number;
}

/** What so many rounds returned, held against what is declared; shares of the stakes. */
export interface ReturnVerdict {
  readonly actual: number;
  /** Where it lies in 95 of 100 cases, never below nothing. */
  readonly expectedFrom: number;
  readonly expectedTo: number;
  /** How many standard errors it lies off; 0 anywhere between what the players' choices may return. */
  readonly z: number;
  readonly alarm: boolean;
}

/** What a mode declares, as its sheet has it. */
export interface DeclaredReturn {
  readonly rtp: number;
  /** Half width of the 95 % interval of a simulated return; 0 where it is exact. */
  readonly rtpMargin: number;
  readonly sigmaStakes: number;
  readonly details: Readonly<Record<string, number>>;
}

const Z_95 = 1.959964;
const ALARM_Z = 3;
/** Fewer rounds are too few for the mean to be nearly normal, and a jackpot would be taken for a fault. */
export const RETURN_ALARM_ROUNDS = 10_000;

/**
 * z = (mean − expected) · √n ÷ σ. A simulated expectation adds its own error to the standard error. Where players choose
 * (when to stop, which free spins), what is expected is the range of what their choices return, and the spread is the
 * larger one of the declared and the seen: it is theirs to choose, too.
 * @param tally of at least one round
 */
export function judgeReturn(declared: DeclaredReturn, tally: ReturnTally, stakeUnits: number): ReturnVerdict {
  const { rounds } = tally;
  const actual = tally.winUnits / rounds / stakeUnits;
  const { least, most, chosen } = expectedReturn(declared);
  const seen = Math.sqrt(Math.max(0, tally.winUnitsSquared / rounds / stakeUnits ** 2 - actual ** 2));
  const sigma = chosen ? Math.max(declared.sigmaStakes, seen) : declared.sigmaStakes;
  const standardError = Math.hypot(sigma / Math.sqrt(rounds), declared.rtpMargin / Z_95);
  const z = (actual - Math.min(most, Math.max(least, actual))) / standardError;
  return {
    actual,
    expectedFrom: Math.max(0, least - Z_95 * standardError),
    expectedTo: most + Z_95 * standardError,
    z,
    alarm: rounds >= RETURN_ALARM_ROUNDS && Math.abs(z) > ALARM_Z,
  };
}

/** Names under which a sheet tells what single choices return. */
const RETURN_OF_A_CHOICE = /^rtp(OfChoice|After|At)\d/;

/** What a mode may return, from the worst to the best way of choosing; both ends are the same where nothing is chosen. */
export function expectedReturn({ rtp, details }: Pick<DeclaredReturn, 'rtp' | 'details'>): {
  least: number;
  most: number;
  chosen: boolean;
} {
  const choices = Object.keys(details)
    .filter((name) => RETURN_OF_A_CHOICE.test(name))
    .map((name) => details[name]!);
  const all = [rtp, ...choices];
  return { least: Math.min(...all), most: Math.max(...all), chosen: choices.length > 0 };
}

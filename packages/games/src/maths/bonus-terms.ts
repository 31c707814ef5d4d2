/** A money bonus as it is wagered on one game, in minor units of one currency. */
export interface BonusTerms {
  readonly bonusMinor: bigint;
  /** Own money that the player has beside it: the deposit it came for, or 0. */
  readonly ownMinor: bigint;
  readonly wagerMinor: bigint;
  /** How much of a stake counts, in per cent; more than 0. */
  readonly contributionPercent: number;
  /** The stake of every round, a multiple of the game's units. */
  readonly stakeMinor: bigint;
  readonly order: 'REAL_FIRST' | 'BONUS_FIRST';
  /** The money whose stakes count; it is what a stake takes first where not all does. */
  readonly source?: 'ALL' | 'REAL' | 'BONUS';
  /** The most bonus money that becomes real; null: all of it. */
  readonly maximumConversionMinor: bigint | null;
}

/** The wins of a game's round by units, of which a stake has `stakeUnits`; a part of `RoundLaw`. */
export interface RoundWins {
  readonly distribution: Float64Array;
  readonly stakeUnits: number;
}

/** More cells than this a stake would cost much and show nothing. */
const MOST_CELLS = 20;
/** What is rarer is the rounding of a law that was computed by transforms. */
const LEAST_PROBABILITY = 1e-13;

/** Rounds until the wagering is done. @throws RangeError where no round takes it on */
export function roundsToWager({ wagerMinor, stakeMinor, contributionPercent }: BonusTerms): number {
  // Each round counts by itself, rounded down, as the purse counts it.
  const counted = (stakeMinor * BigInt(contributionPercent)) / 100n;
  if (counted <= 0n) throw new RangeError('Nothing of this stake counts');
  return Number((wagerMinor + counted - 1n) / counted);
}

/** The bankroll as a walk over cells: what of the money takes part, and the grid that its stake and wins stand on. */
export function boundedWalkOf(terms: BonusTerms, { distribution, stakeUnits }: RoundWins) {
  const { bonusMinor, stakeMinor, maximumConversionMinor } = terms;
  const ownMinor = terms.order === 'REAL_FIRST' ? terms.ownMinor : 0n;
  const stakeCells = cellsOf(distribution, stakeUnits);
  const cells = BigInt(stakeCells);
  const cellMinor = Number(stakeMinor) / stakeCells;
  const cellsIn = (minor: bigint): number => Number((minor * cells) / stakeMinor);
  const restOf = (minor: bigint): number => Number((minor * cells) % stakeMinor) / stakeCells;
  const capMinor = maximumConversionMinor === null ? null : Number(maximumConversionMinor);
  const mean = distribution.reduce((sum, probability, units) => sum + probability * units, 0);
  return {
    roundsNeeded: roundsToWager(terms),
    stakeCells,
    cellMinor,
    stakeMinor: Number(stakeMinor),
    wins: winsOnCells(distribution, stakeUnits, stakeCells),
    /** What a round loses on average, as a share of its stake. */
    loss: 1 - mean / stakeUnits,
    /** All that is staked, and its whole cells. What is less than a cell is never staked. */
    startMinor: Number(ownMinor + bonusMinor),
    start: cellsIn(ownMinor + bonusMinor),
    restMinor: restOf(ownMinor + bonusMinor),
    ownMinor: Number(ownMinor),
    ownStart: cellsIn(ownMinor),
    ownRestMinor: restOf(ownMinor),
    bonusMinor: Number(bonusMinor),
    capMinor,
    /** What the player has where nothing needs to be wagered. */
    untouchedMinor: Number(ownMinor) + Math.min(Number(bonusMinor), capMinor ?? Infinity),
  };
}

/** The fewest cells a stake that every win is a whole number of, or `MOST_CELLS`. */
function cellsOf(distribution: Float64Array, stakeUnits: number): number {
  let common = stakeUnits;
  for (const [units, probability] of distribution.entries()) {
    if (probability > LEAST_PROBABILITY) common = greatestCommon(common, units);
    if (common === 1) break;
  }
  return Math.min(MOST_CELLS, stakeUnits / common);
}

const greatestCommon = (a: number, b: number): number => (b === 0 ? a : greatestCommon(b, a % b));

/** A win between two cells is shared between them, so that its mean stays. */
function winsOnCells(distribution: Float64Array, stakeUnits: number, stakeCells: number): Float64Array {
  const wins = new Float64Array(Math.ceil(((distribution.length - 1) * stakeCells) / stakeUnits) + 2);
  for (const [units, probability] of distribution.entries()) {
    const place = (units * stakeCells) / stakeUnits;
    const below = Math.floor(place);
    wins[below]! += probability * (1 - (place - below));
    wins[below + 1]! += probability * (place - below);
  }
  return wins;
}

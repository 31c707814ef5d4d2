import type { Round, RoundRow } from '@croupier/contract/play/rounds';
import { spinStepsOf, type Given, type RoundOutcome, type SpinStep, type Win } from '@croupier/games';

type Amounts = Pick<RoundRow, 'stakeMinor' | 'winMinor' | 'giftId' | 'parts' | 'voided'>;

/** What a round took of the player: nothing where it was given. */
export const takenMinor = ({ stakeMinor, giftId }: Pick<Amounts, 'stakeMinor' | 'giftId'>): bigint =>
  giftId === null ? BigInt(stakeMinor) : 0n;

/** What a round brought the player: what they got of the win less the stake, minor units, negative when lost; a void moves both back. */
export const netMinor = (round: Amounts): bigint =>
  BigInt(round.winMinor) -
  BigInt(round.parts?.forfeitedMinor ?? 0) -
  takenMinor(round) +
  BigInt(round.voided?.returnedMinor ?? 0) -
  BigInt(round.voided?.takenMinor ?? 0);

/** True when the flight that the round was in gave the stake back; whoever had left it before was paid. */
export function isVoid({
  entry,
  stakeMinor,
  winMinor,
}: Pick<RoundRow, 'entry' | 'stakeMinor' | 'winMinor'>): boolean {
  const flight = (entry.given as Given | undefined)?.flight;
  // No multiplier that can be left at pays the very stake.
  return flight?.void === true || (flight?.heardCenti !== undefined && winMinor === stakeMinor);
}

/** A spin of a round as the page draws it. */
export interface SpinView {
  readonly kind: SpinStep['kind'];
  /** 1-based place among the free spins of the round; 0 for the main spin. */
  readonly freeIndex: number;
  readonly freeTotal: number;
  readonly multiplier: number;
  readonly freeSpinsAwarded: number;
  /** Row by row, top row first, since a table is read so. */
  readonly rows: readonly (readonly { symbol: string; wins: boolean }[])[];
  readonly wins: readonly WinView[];
  readonly winMinor: bigint;
}

export interface WinView {
  readonly kind: Win['kind'];
  /** 1-based, as players count lines. */
  readonly line: number | undefined;
  readonly symbol: string;
  readonly count: number;
  readonly winMinor: bigint;
}

/**
 * The spins of a round with money instead of units. One unit is what a line's stake was: the recorded win
 * over the recorded units, so the page never needs the game's definition.
 * @returns undefined for an outcome this page does not understand
 */
export function spinViews(round: Pick<Round, 'outcome' | 'winMinor'>): readonly SpinView[] | undefined {
  if (!isOutcome(round.outcome)) return undefined;
  const { winUnits } = round.outcome;
  const steps = spinStepsOf(round.outcome);
  const unitMinor = winUnits > 0 ? BigInt(round.winMinor) / BigInt(winUnits) : 0n;
  const freeTotal = steps.filter((step) => step.kind === 'free').length;
  let freeIndex = 0;
  return steps.map((step) => ({
    kind: step.kind,
    freeIndex: step.kind === 'free' ? ++freeIndex : 0,
    freeTotal,
    multiplier: step.multiplier,
    freeSpinsAwarded: step.freeSpinsAwarded,
    rows: rowsOf(step),
    wins: step.wins.map((win) => ({
      kind: win.kind,
      line: win.line === undefined ? undefined : win.line + 1,
      symbol: win.symbol,
      count: win.count,
      winMinor: BigInt(win.units) * unitMinor,
    })),
    winMinor: BigInt(step.units) * unitMinor,
  }));
}

/** The grid comes reel by reel; a table is written row by row. Where a reel is shorter than others, cells are ''. */
export function rowsOf(step: Pick<SpinStep, 'grid' | 'wins'>): { symbol: string; wins: boolean }[][] {
  const winning = new Set(step.wins.flatMap((win) => win.cells.map(([reel, row]) => `${reel}:${row}`)));
  const height = Math.max(0, ...step.grid.map((reel) => reel.length));
  return Array.from({ length: height }, (_, row) =>
    step.grid.map((reel, index) => ({ symbol: reel[row] ?? '', wins: winning.has(`${index}:${row}`) })),
  );
}

export function isOutcome(outcome: unknown): outcome is RoundOutcome {
  const candidate = outcome as Partial<RoundOutcome> | null;
  return (
    typeof candidate === 'object' &&
    candidate !== null &&
    Array.isArray(candidate.steps) &&
    Number.isInteger(candidate.winUnits)
  );
}

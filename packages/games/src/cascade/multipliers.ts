import type { Cell, CellValue } from '../round.ts';
import type { CascadeRules } from './cascade-rules.ts';

/** What multiplies, as far as a round has come. One object lives through a paid spin, one through its free spins. */
export interface Multipliers {
  /** Drops that have won, for `growing`. */
  winningDrops: number;
  /** How often each cell has burst, for `cells`. */
  readonly bursts: number[][];
  /** Sum of the orbs of winning spins, for `orbs` in free spins. */
  orbSum: number;
}

export function noMultipliers({ reels, rows }: CascadeRules): Multipliers {
  return {
    winningDrops: 0,
    bursts: Array.from({ length: reels }, () => Array<number>(rows).fill(0)),
    orbSum: 0,
  };
}

/**
 * What a drop multiplies all its wins by; 1 for `cells` and `orbs`, which multiply otherwise.
 * @param drop how many drops of this spin have won before
 */
export function dropMultiplier(
  { multiplier }: CascadeRules,
  kind: 'base' | 'free',
  drop: number,
  { winningDrops }: Multipliers,
): number {
  if (multiplier?.kind === 'growing') return 1 + multiplier[kind] * winningDrops;
  if (multiplier?.kind !== 'ladder') return 1;
  const ladder = (kind === 'free' ? multiplier.free : undefined) ?? multiplier.base;
  return heldOn(ladder, drop);
}

/** What a win over these cells is multiplied by for `cells`; 1 otherwise. */
export function winMultiplier(
  { multiplier }: CascadeRules,
  cells: readonly Cell[],
  { bursts }: Multipliers,
): number {
  if (multiplier?.kind !== 'cells') return 1;
  let sum = 0;
  for (const [reel, row] of cells) sum += heldOn(multiplier.ladder, bursts[reel]![row]!);
  return Math.max(1, sum);
}

/** The cells that multiply now. */
export function shownMultipliers({ multiplier }: CascadeRules, { bursts }: Multipliers): CellValue[] {
  if (multiplier?.kind !== 'cells') return [];
  const shown: CellValue[] = [];
  for (const [reel, column] of bursts.entries()) {
    for (const [row, times] of column.entries()) {
      const value = heldOn(multiplier.ladder, times);
      if (value > 0) shown.push({ cell: [reel, row], kind: 'multiplier', value });
    }
  }
  return shown;
}

/** The ladder's step for so many times, the last one held. */
function heldOn(ladder: readonly number[], times: number): number {
  return ladder[Math.min(times, ladder.length - 1)]!;
}

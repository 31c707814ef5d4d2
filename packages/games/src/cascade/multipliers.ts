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
  return ladder[Math.min(drop, ladder.length - 1)]!;
}

/** What a win over these cells is multiplied by for `cells`; 1 otherwise. */
export function winMultiplier(rules: CascadeRules, cells: readonly Cell[], state: Multipliers): number {
  return Math.max(
    1,
    cells.reduce((sum, [reel, row]) => sum + cellMultiplier(rules, state.bursts[reel]![row]!), 0),
  );
}

/** The cells that multiply now. */
export function shownMultipliers(rules: CascadeRules, { bursts }: Multipliers): CellValue[] {
  return bursts.flatMap((column, reel) =>
    column.flatMap((times, row) => {
      const value = cellMultiplier(rules, times);
      return value > 0 ? [{ cell: [reel, row] as const, kind: 'multiplier' as const, value }] : [];
    }),
  );
}

function cellMultiplier({ multiplier }: CascadeRules, times: number): number {
  if (multiplier?.kind !== 'cells') return 0;
  return multiplier.ladder[Math.min(times, multiplier.ladder.length - 1)]!;
}

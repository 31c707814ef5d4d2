import type { CellValue, SpinStep } from '@croupier/games';
import type { StageGame } from '../game/stage-game.ts';
import { landedGrid } from '../show/landed-grid.ts';

/** A grid at rest: what the window shows, and the strips behind it where there are any. */
export interface Rest {
  readonly grid: SpinStep['grid'];
  /** Empty for games without strips. */
  readonly strips: readonly (readonly string[])[];
  /** Per reel, the strip's index of the window's top row. */
  readonly stops: readonly number[];
  readonly values: readonly CellValue[];
  /** What coins' units are told in; null when no stake is known. */
  readonly stakeMinor: bigint | null;
}

/** What a step needs to say for its grid to be shown. */
export type RestStep = Pick<SpinStep, 'kind' | 'stops' | 'grid' | 'changed' | 'cellValues'>;

/** Where a step leaves the grid. @param moment before its cells changed, or after */
export function restOf(
  game: StageGame,
  step: RestStep,
  moment: 'landed' | 'final' = 'final',
  stakeMinor: bigint | null = null,
): Rest {
  return {
    grid: moment === 'landed' ? landedGrid(step) : step.grid,
    strips: game.strips ? game.strips[step.kind === 'free' ? 'free' : 'base'] : [],
    stops: step.stops,
    values: step.cellValues ?? [],
    stakeMinor,
  };
}

/** Before the first round: every reel near the end of its strip, or regular symbols side by side. */
export function firstRest(game: StageGame): Rest {
  const regular = game.symbols.filter(({ role }) => role === 'regular');
  const strips = game.strips?.base ?? [];
  const stops = Array.from({ length: game.reels }, (_, reel) =>
    Math.max(0, (strips[reel]?.length ?? 0) - 1 - ((reel * 7 + 3) % 11)),
  );
  const grid = stops.map((stop, reel) => {
    const strip = strips[reel];
    const rows = game.rowsVary ? Math.max(2, game.rows - 1 - ((reel * 3 + 2) % 4)) : game.rows;
    return Array.from({ length: rows }, (_, row) =>
      strip
        ? (strip[(stop + row) % strip.length] ?? '')
        : (regular[(reel * 4 + row * 3 + ((reel * row) % 3)) % regular.length]?.id ?? ''),
    );
  });
  return { grid, strips, stops, values: [], stakeMinor: null };
}

/** The symbol at a row of the window, which may lie outside of it: then the strip's, where there is one. */
export function symbolAt({ grid, strips, stops }: Rest, reel: number, row: number): string {
  const shown = grid[reel]?.[row];
  if (shown !== undefined) return shown;
  const strip = strips[reel];
  if (!strip?.length) return '';
  const index = ((stops[reel] ?? 0) + row) % strip.length;
  return strip[index < 0 ? index + strip.length : index] ?? '';
}

export const rowsOf = (rest: Rest, reel: number): number => rest.grid[reel]?.length ?? 0;

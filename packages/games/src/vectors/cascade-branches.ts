import type { CascadeDefinition } from '../definition.ts';
import { MOST_DROPS } from '../round-bounds.ts';
import type { CellValue, SpinStep } from '../round.ts';
import { named } from './grid-branches.ts';

/** What a round of cascades reaches, spin by spin. */
export function cascadeBranches(definition: CascadeDefinition, steps: readonly SpinStep[]): string[] {
  const spins = spinsOf(steps);
  const isFree = (spin: readonly SpinStep[]) => spin[0]!.kind === 'free';
  const drops = spins.map((spin) => spin.filter((step) => isDrop(step, definition)));
  const rows = new Set(steps[0]!.grid.map((column) => column.length));
  return named({
    cascade: spins.some((spin) => spin.length > 1),
    'bound on drops': drops.some((spin) => spin.length === MOST_DROPS),
    'strips fall': definition.fill.from === 'strips' && spins.some((spin) => spin.length > 1),
    'reels differ in rows': rows.size > 1,
    'wild bursts for two wins': steps.some(({ wins }) => sharesCell(wins.map(({ cells }) => cells))),
    'more than listed pays as the last': steps.some(({ wins }) =>
      wins.some(({ symbol, count }) => count >= (definition.pays[symbol]?.length ?? Infinity)),
    ),
    'scatters fall in later': spins.some(
      (spin) =>
        spin.at(-1)!.freeSpinsAwarded > 0 &&
        scattersOf(definition, spin[0]!) < scattersOf(definition, spin.at(-1)!),
    ),
    ...ofMultiplier(definition, spins, isFree),
  });
}

function ofMultiplier(
  { multiplier, symbols }: CascadeDefinition,
  spins: readonly (readonly SpinStep[])[],
  isFree: (spin: readonly SpinStep[]) => boolean,
): Record<string, boolean> {
  const steps = spins.flat();
  const valuesOf = ({ cellValues = [] }: SpinStep): readonly CellValue[] => cellValues;
  switch (multiplier?.kind) {
    case 'ladder':
      return {
        ladder: steps.some((step) => step.multiplier > 1),
        'ladder held': spins.some((spin) => spin.length > multiplier.base.length + 1),
        'ladder of free spins': spins.some((spin) => isFree(spin) && spin[0]!.units > 0),
      };
    case 'growing':
      return {
        growing: steps.some((step) => step.multiplier > 1),
        'growing kept': spins.some((spin) => isFree(spin) && spin[0]!.multiplier > 1 && spin[0]!.units > 0),
      };
    case 'cells':
      return {
        'cells multiply': steps.some((step) =>
          step.wins.some(({ cells }) => sumOver(valuesOf(step), cells) > 1),
        ),
        'cells kept': spins.some(
          (spin) => isFree(spin) && spin[0]!.wins.some(({ cells }) => sumOver(valuesOf(spin[0]!), cells) > 1),
        ),
      };
    case 'orbs': {
      const orb = symbols.find(({ role }) => role === 'orb')!.id;
      const onGrid = (spin: readonly SpinStep[]) => sumOver(valuesOf(spin.at(-1)!));
      const multiplied = (spin: readonly SpinStep[]) =>
        spin.at(-1)!.wins.some(({ symbol }) => symbol === orb);
      return {
        'orbs multiply': spins.some(multiplied),
        'orbs without a win': spins.some((spin) => !isFree(spin) && onGrid(spin) > 0 && spin.length === 1),
        'orbs kept': spins.some((spin) => multiplied(spin) && spin.at(-1)!.multiplier > onGrid(spin)),
        'orbs of a free spin without a win': spins.some(
          (spin) => isFree(spin) && onGrid(spin) > 0 && spin.length === 1,
        ),
      };
    }
    default:
      return {};
  }
}

/** Steps gathered by spin: each begins with a paid or a free one. */
function spinsOf(steps: readonly SpinStep[]): SpinStep[][] {
  const spins: SpinStep[][] = [];
  for (const step of steps) {
    if (step.kind === 'cascade') spins.at(-1)!.push(step);
    else spins.push([step]);
  }
  return spins;
}

const isDrop = ({ wins }: SpinStep, { pays }: CascadeDefinition): boolean =>
  wins.some(({ symbol }) => symbol in pays);

function scattersOf({ symbols }: CascadeDefinition, { grid }: SpinStep): number {
  const scatter = symbols.find(({ role }) => role === 'scatter')?.id;
  return grid.flat().filter((symbol) => symbol === scatter).length;
}

type Cells = readonly (readonly [number, number])[];

function sumOver(values: readonly CellValue[], cells?: Cells): number {
  const counts = ({ cell }: CellValue) => cells?.some(([x, y]) => x === cell[0] && y === cell[1]) ?? true;
  return values.filter(counts).reduce((sum, { value }) => sum + value, 0);
}

function sharesCell(wins: readonly Cells[]): boolean {
  const all = wins.flatMap((cells) => [...new Set(cells.map(String))]);
  return new Set(all).size < all.length;
}

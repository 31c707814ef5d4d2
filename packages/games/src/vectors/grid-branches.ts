import type { GameDefinition } from '../definition.ts';
import { MOST_FREE_SPINS } from '../round-bounds.ts';
import type { Entry, GridOutcome, SpinStep, Win } from '../round.ts';

/** What a round of spins reaches, whatever its engine. */
export function gridBranches(definition: GameDefinition, entry: Entry, outcome: GridOutcome): string[] {
  const { steps, capped } = outcome;
  const first = steps[0]!;
  const last = steps.at(-1)!;
  const firstFree = steps.findIndex(({ kind }) => kind === 'free');
  const inFree = firstFree === -1 ? [] : steps.slice(firstFree);
  const awarded = steps.reduce((sum, { freeSpinsAwarded }) => sum + freeSpinsAwarded, 0);
  const isFull = definition.engine === 'lines' && first.multiplier > 1;
  const respins = steps.filter(({ kind }) => kind === 'respin').length;
  return named({
    'free spins': inFree.length > 0,
    'free spins again': inFree.some(({ freeSpinsAwarded }) => freeSpinsAwarded > 0),
    'win in free spins': inFree.some(({ units }) => units > 0),
    'cap ends free spins': capped && last.freeSpinsLeft > 0,
    'bound on free spins': awarded === MOST_FREE_SPINS,
    'full screen': isFull,
    'full screen with wilds': isFull && new Set(first.grid.flat()).size > 1,
    respin: respins > 0,
    'respin again': respins > 1,
    'cap ends respins': capped && (last.kind === 'base' || last.kind === 'respin') && last.respinsLeft === 1,
    [`option ${entry.choices[0]?.[0]}`]: definition.engine === 'ways' && entry.choices.length > 0,
    'free spins not asked at the cap':
      definition.engine === 'ways' && capped && steps.length === 1 && entry.choices.length === 0,
    ...ofWins(definition, steps),
    ...ofBook(definition, inFree),
    ...ofHold(definition, steps),
  });
}

function ofWins(definition: GameDefinition, steps: readonly SpinStep[]): Record<string, boolean> {
  const found: Record<string, boolean> = {};
  const roles = new Map('symbols' in definition ? definition.symbols.map(({ id, role }) => [id, role]) : []);
  const isWild = (symbol: string) => ['wild', 'book'].includes(roles.get(symbol) ?? '');
  for (const step of steps) {
    for (const win of step.wins) {
      const shown = win.cells.map(([reel, row]) => step.grid[reel]![row]!);
      found[`${win.kind} win`] = true;
      if (win.kind === 'line' || win.kind === 'ways') {
        if (isWild(win.symbol)) found['wilds alone'] = true;
        else if (shown.some(isWild)) found['wild in a win'] = true;
      }
      if (win.fromRight) found['from the right'] = true;
      if (win.kind === 'line' && win.count === step.grid.length && 'bothWays' in definition)
        found['both ways over all reels'] = true;
      if (win.kind === 'ways' && win.cells.length > win.count) found['several ways'] = true;
      if (step.kind === 'free' && multiplies(step, win)) found['wild multiplies a win'] = true;
    }
  }
  return found;
}

function multiplies({ cellValues = [] }: SpinStep, { cells, kind }: Win): boolean {
  return (
    kind === 'ways' &&
    cellValues.some(({ cell, value }) => value > 1 && cells.some(([x, y]) => x === cell[0] && y === cell[1]))
  );
}

function ofBook(definition: GameDefinition, inFree: readonly SpinStep[]): Record<string, boolean> {
  if (definition.engine !== 'book') return {};
  const expanded = inFree.flatMap(({ wins }) => wins.filter(({ kind }) => kind === 'expanded'));
  const reelsOf = ({ cells }: Win) => [...new Set(cells.map(([reel]) => reel))];
  const shows = ({ grid, special }: SpinStep) => grid.some((column) => column.includes(special!));
  return {
    'expanded win, reels apart': expanded.some((win) => reelsOf(win).some((reel, index) => reel !== index)),
    'expanded too few': inFree.some(
      (step) => shows(step) && step.wins.every(({ kind }) => kind !== 'expanded'),
    ),
  };
}

function ofHold(definition: GameDefinition, steps: readonly SpinStep[]): Record<string, boolean> {
  if (definition.engine !== 'hold') return {};
  const coins = steps.map(({ cellValues = [] }) => cellValues);
  const features = steps.filter(({ kind }) => kind === 'hold');
  const wins = steps.flatMap((step) => step.wins);
  const cells = definition.grid.reels * definition.grid.rows;
  const names = coins.at(-1)!.flatMap(({ name }) => (name === undefined ? [] : [`jackpot ${name}`]));
  return {
    'coins without the feature': features.length === 0 && coins[0]!.length > 0,
    feature: features.length > 0,
    'coin lands': coins.at(-1)!.length > coins[0]!.length,
    'screen full at once': coins[0]!.length === cells,
    grand: wins.some(({ kind, count }) => kind === 'jackpot' && count === cells),
    ...(features.length > 0 ? Object.fromEntries(names.map((name) => [name, true])) : {}),
  };
}

/** The names of what is true. */
export function named(found: Readonly<Record<string, boolean>>): string[] {
  return Object.keys(found).filter((name) => found[name]);
}

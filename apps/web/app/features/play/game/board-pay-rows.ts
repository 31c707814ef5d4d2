import { stepLevels, type BoardDefinition } from '@croupier/games';

/** One line of what a board pays. */
export interface PayRow {
  /** What it is paid for: so many sectors, hits, steps; which box; below what; at how many times. */
  readonly label: {
    readonly key: 'sector' | 'box' | 'roll' | 'hits' | 'ticket' | 'step' | 'flight';
    readonly count: number;
    /** Of how many tickets. */
    readonly of?: number;
  };
  readonly units: number;
  /** From 0 to 1. */
  readonly chance: number;
}

type Wheel = Extract<BoardDefinition, { kind: 'wheel' }>;
type Plinko = Extract<BoardDefinition, { kind: 'plinko' }>;
type Dice = Extract<BoardDefinition, { kind: 'dice' }>;
type Lottery = Extract<BoardDefinition, { engine: 'draw' }>;
type Pool = Extract<BoardDefinition, { engine: 'pool' }>;
type Steps = Extract<BoardDefinition, { engine: 'steps' }>;
type Crash = Extract<BoardDefinition, { engine: 'crash' }>;

/** Multiples of a flight that are told as examples, in hundredths. */
const FLIGHT_EXAMPLES_CENTI = [150, 200, 500, 1_000, 10_000];

/** What a mode pays and how likely that is; nothing for guesses whose odds change with every card. */
export function boardPayRows(definition: BoardDefinition, mode: string): PayRow[] {
  switch (definition.engine) {
    case 'table':
      if (definition.kind === 'wheel') return wheelRows(definition, mode);
      if (definition.kind === 'plinko') return plinkoRows(definition, mode);
      return diceRows(definition, mode);
    case 'draw':
      return drawRows(definition, mode);
    case 'pool':
      return poolRows(definition);
    case 'steps':
      return stepRows(definition, mode);
    case 'crash':
      return flightRows(definition);
  }
}

/** Sectors that pay the same are one row, the best first. */
function wheelRows({ modes }: Wheel, mode: string): PayRow[] {
  const { sectors } = modes.find(({ id }) => id === mode)!;
  const weightOf = (of: typeof sectors) => of.reduce((sum, { weight }) => sum + weight, 0);
  const levels = [...new Set(sectors.map(({ units }) => units))].filter(Boolean).sort((a, b) => b - a);
  return levels.map((level) => {
    const paying = sectors.filter(({ units }) => units === level);
    return {
      label: { key: 'sector', count: paying.length },
      units: level,
      chance: weightOf(paying) / weightOf(sectors),
    };
  });
}

function plinkoRows({ modes }: Plinko, mode: string): PayRow[] {
  const { rows, pays } = modes.find(({ id }) => id === mode)!;
  return pays.map((units, slot) => ({
    label: { key: 'box', count: slot + 1 },
    units,
    chance: combinations(rows, slot) / 2 ** rows,
  }));
}

function diceRows({ modes }: Dice, mode: string): PayRow[] {
  const { below, units } = modes.find(({ id }) => id === mode)!;
  return [{ label: { key: 'roll', count: below / 100 }, units, chance: below / 10_000 }];
}

/** By hits, the most first: so many of the drawn numbers are among the picked ones. */
function drawRows({ numbers, drawn, modes }: Lottery, mode: string): PayRow[] {
  const { picks, pays } = modes.find(({ id }) => id === mode)!;
  const chanceOf = (hits: number) =>
    (combinations(drawn, hits) * combinations(numbers - drawn, picks - hits)) / combinations(numbers, picks);
  return pays
    .map((units, hits): PayRow => ({ label: { key: 'hits', count: hits }, units, chance: chanceOf(hits) }))
    .filter(({ units }) => units > 0)
    .reverse();
}

function poolRows({ prizes, tickets }: Pool): PayRow[] {
  return prizes.map(({ units, count }) => ({
    label: { key: 'ticket', count, of: tickets },
    units,
    chance: count / tickets,
  }));
}

function stepRows(definition: Steps, mode: string): PayRow[] {
  if (definition.kind === 'hi-lo') return [];
  return stepLevels(definition, mode).map(({ units, probability }, at) => ({
    label: { key: 'step', count: at + 1 },
    units,
    chance: probability,
  }));
}

function flightRows({ returnPerMille }: Crash): PayRow[] {
  return FLIGHT_EXAMPLES_CENTI.map((centi) => ({
    label: { key: 'flight', count: centi / 100 },
    units: centi,
    chance: returnPerMille / 10 / centi,
  }));
}

/** In how many ways k of n things can be taken. */
function combinations(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i;
  return ways;
}

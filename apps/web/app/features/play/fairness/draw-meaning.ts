import type { GameDefinition, RoundOutcome, SpinStep, Verification } from '@croupier/games';

/** What a number that was drawn stands for: symbols of the game, or a short text that every language reads. */
export interface DrawMeaning {
  readonly symbols?: readonly string[];
  readonly text?: string;
}

type Read = (draw: { readonly result: number }, order: number) => DrawMeaning | null;

/**
 * Reads each draw by what it was drawn for; null where the number says all there is.
 * @returns one for each draw, in order
 */
export function drawMeanings(
  definition: GameDefinition,
  { draws, outcome }: Pick<Verification, 'draws' | 'outcome'>,
): (DrawMeaning | null)[] {
  const counts: Record<string, number> = {};
  const readers = readersOf(definition, outcome);
  return draws.map((draw) => {
    const order = (counts[draw.what] = (counts[draw.what] ?? -1) + 1);
    return readers[draw.what]?.(draw, order) ?? null;
  });
}

function readersOf(definition: GameDefinition, outcome: RoundOutcome): Readonly<Record<string, Read>> {
  if (outcome.family === 'grid') {
    return {
      cell: readCell(definition, outcome.steps),
      special: () => symbolsOf(outcome.steps.find(({ special }) => special !== undefined)?.special),
      coin: (_, order) => coinText(outcome.steps, order),
    };
  }
  const drawn = outcome.steps.flatMap((step) => (step.kind === 'draw' ? step.drawn : []));
  return {
    sector: ({ result }) => ({ text: String(result + 1) }),
    turn: ({ result }) => ({ text: result === 1 ? '→' : '←' }),
    roll: ({ result }) => ({ text: `${Math.floor(result / 100)}.${String(result % 100).padStart(2, '0')}` }),
    card: ({ result }) => ({ text: `${RANKS[Math.floor(result / 4)]}${SUITS[result % 4]}` }),
    number: (_, order) => (drawn[order] === undefined ? null : { text: String(drawn[order]) }),
  };
}

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUITS = ['♠', '♥', '♦', '♣'];

const symbolsOf = (symbol: string | undefined): DrawMeaning | null =>
  symbol === undefined ? null : { symbols: [symbol] };

function readCell(definition: GameDefinition, steps: readonly SpinStep[]): Read {
  if (definition.engine === 'hold') {
    const { weight } = definition.hold.coinChance;
    return ({ result }) => ({ text: result < weight ? '●' : '○' });
  }
  const fallen = fallenSymbols(steps);
  return (_, order) => symbolsOf(fallen[order]);
}

/** The symbols in the order in which they fell in: a whole grid first, then whatever fills the cells that burst. */
function fallenSymbols(steps: readonly SpinStep[]): string[] {
  return steps.flatMap((step, index) => {
    if (step.kind !== 'cascade') return step.grid.flat();
    const burst = new Set(
      steps[index - 1]!.wins.filter(({ kind }) => kind !== 'scatter').flatMap(({ cells }) =>
        cells.map(String),
      ),
    );
    return step.grid.flatMap((column, reel) =>
      column.slice(0, column.filter((_, row) => burst.has(`${reel},${row}`)).length),
    );
  });
}

/** Coins keep their place once they lie; new ones come after them. */
function coinText(steps: readonly SpinStep[], order: number): DrawMeaning | null {
  const coin = steps.at(-1)?.cellValues?.[order];
  return coin === undefined ? null : { text: coin.name ?? String(coin.value) };
}

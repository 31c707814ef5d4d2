import type { GridDefinition } from '@croupier/games';

type Strips = readonly (readonly string[])[];

/** What the stage knows of a game's rules: enough to move its symbols, nothing of what they pay. */
export interface StageGame {
  readonly id: string;
  readonly reels: number;
  /** The most rows that a reel may have. */
  readonly rows: number;
  /** Whether reels have different numbers of rows from spin to spin. */
  readonly rowsVary: boolean;
  readonly symbols: readonly { readonly id: string; readonly role: string }[];
  /** Null for games whose symbols are drawn cell by cell: theirs fall in. */
  readonly strips: { readonly base: Strips; readonly free: Strips } | null;
  readonly lines: Rows;
  /** Units of a total stake: what turns units into money. */
  readonly stakeUnits: number;
  /** What every win of the free spins is multiplied by; 1 where that is not fixed. */
  readonly freeMultiplier: number;
  /** So many of this symbol win free spins: a reel that may bring the last one is awaited. */
  readonly awaited: { readonly symbol: string; readonly count: number } | null;
}
type Rows = readonly (readonly number[])[];

/** The parts that definitions of any engine may have, by the names that all engines use for them. */
interface Loose {
  readonly reels?: { readonly base: Strips; readonly free?: Strips };
  readonly fill?: {
    readonly from: string;
    readonly base: Strips;
    readonly free?: Strips;
    readonly rowWeights?: unknown;
  };
  readonly lines?: Rows;
  /** Absent where a unit is a line's stake. */
  readonly stakeUnits?: number;
  readonly freeSpins?: Awards | readonly Awards[];
}
interface Awards {
  readonly awards: readonly number[];
  readonly multiplier?: number;
}

const known = new WeakMap<GridDefinition, StageGame>();

/** Reads a definition of any grid engine; a new engine that keeps to the names needs no change here. */
export function stageGameOf(definition: GridDefinition): StageGame {
  const game = known.get(definition) ?? readGame(definition);
  known.set(definition, game);
  return game;
}

function readGame(definition: GridDefinition): StageGame {
  const { id, grid, symbols } = definition;
  const loose = definition as unknown as Loose;
  const source = loose.reels ?? (loose.fill?.from === 'strips' ? loose.fill : undefined);
  const [freeSpins] = [loose.freeSpins ?? []].flat();
  const count = (freeSpins?.awards ?? []).findIndex((award) => award > 0);
  const caller = symbols.find(({ role }) => role === 'scatter' || role === 'book');
  return {
    id,
    ...grid,
    rowsVary: loose.fill?.rowWeights !== undefined,
    symbols,
    strips: source ? { base: source.base, free: source.free ?? source.base } : null,
    lines: loose.lines ?? [],
    stakeUnits: loose.stakeUnits ?? loose.lines?.length ?? 1,
    freeMultiplier: freeSpins?.multiplier ?? 1,
    awaited: caller && count > 0 ? { symbol: caller.id, count } : null,
  };
}

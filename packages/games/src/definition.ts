/** A slot as data. Everything a game pays follows from this object; its canonical JSON is hashed on each round. */
export interface LinesDefinition {
  readonly id: string;
  readonly mathVersion: number;
  readonly engine: 'lines';
  readonly grid: { readonly reels: number; readonly rows: number };
  /** `wild` stands for any regular symbol; `scatter` pays and triggers anywhere. */
  readonly symbols: readonly { readonly id: string; readonly role: 'regular' | 'wild' | 'scatter' }[];
  /** Strips of symbol ids, one per reel; `free` strips are used in free spins (the base ones when absent). */
  readonly reels: {
    readonly base: readonly (readonly string[])[];
    readonly free?: readonly (readonly string[])[];
  };
  /** Row index per reel, top row 0. */
  readonly lines: readonly (readonly number[])[];
  /** Pays in units, one unit being a line's stake (total stake ÷ lines). Index is the count of symbols. */
  readonly pays: Readonly<Record<string, readonly number[]>>;
  /** Scatter pays in units by count. */
  readonly scatterPays?: readonly number[];
  /** Free spins by scatter count, with every win in them multiplied; they can be won again inside. */
  readonly freeSpins?: { readonly awards: readonly number[]; readonly multiplier: number };
  /** Every cell the same regular symbol (wilds included) multiplies the whole spin's line wins. */
  readonly fullScreenMultiplier?: number;
  /** Win cap in stakes; a round stops when it is reached, and what is above it or still to be spun is not paid. */
  readonly maximumWinStakes: number;
}

export type GameDefinition = LinesDefinition;

export interface Win {
  readonly kind: 'line' | 'scatter';
  /** Line index; absent for scatters. */
  readonly line?: number;
  readonly symbol: string;
  readonly count: number;
  /** Units after every multiplier. */
  readonly units: number;
  /** [reel, row] of each paying cell. */
  readonly cells: readonly (readonly [number, number])[];
}

/** One spin of a round as it is shown: the grid reel by reel, top row first. */
export interface SpinStep {
  readonly kind: 'base' | 'free';
  /** Per reel, the index on the strip of the symbol in the top row: the numbers that were drawn. */
  readonly stops: readonly number[];
  readonly grid: readonly (readonly string[])[];
  readonly wins: readonly Win[];
  /** What the line wins were multiplied by: free spins and full screen together. */
  readonly multiplier: number;
  /** Sum of the wins, before the round's cap. */
  readonly units: number;
  readonly freeSpinsAwarded: number;
  /** Free spins still to come after this spin, the awarded ones included. */
  readonly freeSpinsLeft: number;
}

/** A whole decided round. `winUnits` ÷ number of lines × total stake is the money, always an exact integer. */
export interface RoundOutcome {
  readonly game: string;
  readonly mathVersion: number;
  readonly steps: readonly SpinStep[];
  readonly winUnits: number;
  /** True when the cap cut the win or ended free spins that were left. */
  readonly capped: boolean;
}

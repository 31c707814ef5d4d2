/** A slot on lines as data. Everything a game pays follows from this object; its canonical JSON is hashed on each round. */
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

/** What the rule of lines reads of a game, whatever features it has besides. */
export interface LineGame {
  readonly id: string;
  readonly grid: { readonly reels: number; readonly rows: number };
  /** `wild` stands for any regular symbol; `scatter` pays and triggers anywhere; `book` is both. */
  readonly symbols: readonly {
    readonly id: string;
    readonly role: 'regular' | 'wild' | 'scatter' | 'book';
  }[];
  /** Strips of symbol ids, one per reel; `free` strips are used in free spins (the base ones when absent). */
  readonly reels: {
    readonly base: readonly (readonly string[])[];
    readonly free?: readonly (readonly string[])[];
  };
  /** Row index per reel, top row 0. */
  readonly lines: readonly (readonly number[])[];
  /** Pays in units, one unit being a line's stake (total stake ÷ lines). Index is the count of symbols. */
  readonly pays: Readonly<Record<string, readonly number[]>>;
  /** Whether a run from the right pays as well; one that covers all reels pays once. */
  readonly bothWays?: boolean;
  /** Scatter pays in units by count. */
  readonly scatterPays?: readonly number[];
  /** Free spins by scatter count, with every win in them multiplied; they can be won again inside. */
  readonly freeSpins?: { readonly awards: readonly number[]; readonly multiplier: number };
  /** Every cell the same regular symbol (wilds included) multiplies the whole spin's line wins. */
  readonly fullScreenMultiplier?: number;
  /** Win cap in stakes; a round stops when it is reached, and what is above it or still to be spun is not paid. */
  readonly maximumWinStakes: number;
}

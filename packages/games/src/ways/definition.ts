/** A slot on ways as data: a symbol pays for every way to pick one of its cells on each reel from the left. */
export interface WaysDefinition {
  readonly id: string;
  readonly mathVersion: number;
  readonly engine: 'ways';
  readonly grid: { readonly reels: number; readonly rows: number };
  /** `wild` stands for any regular symbol and never shows on the first reel; `scatter` counts anywhere. */
  readonly symbols: readonly { readonly id: string; readonly role: 'regular' | 'wild' | 'scatter' }[];
  /** Strips of symbol ids, one per reel; `free` strips are used in free spins (the base ones when absent). */
  readonly reels: {
    readonly base: readonly (readonly string[])[];
    readonly free?: readonly (readonly string[])[];
  };
  /** How many units make a total stake. */
  readonly stakeUnits: number;
  /** Pays of one way in units. Index is the count of reels. */
  readonly pays: Readonly<Record<string, readonly number[]>>;
  /** Scatter pays in units by count. */
  readonly scatterPays?: readonly number[];
  /** What the player chooses from when the paid spin wins free spins; the choice holds for the whole feature. */
  readonly freeSpins?: readonly FreeSpinsOption[];
  /** Win cap in stakes; a round stops when it is reached, and what is above it or still to be spun is not paid. */
  readonly maximumWinStakes: number;
}

export interface FreeSpinsOption {
  /** Free spins by scatter count, in the paid spin and in the free ones. */
  readonly awards: readonly number[];
  /** What each wild that shows multiplies its ways by, drawn for each; several in one way multiply each other. */
  readonly wildMultipliers: readonly { readonly value: number; readonly weight: number }[];
}

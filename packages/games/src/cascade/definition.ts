/**
 * A slot with cascades as data: winning cells vanish, what is above falls, new symbols fill from above, until
 * nothing wins any more. The data says how wins are read, how cells are filled and what multiplies.
 */
export interface CascadeDefinition {
  readonly id: string;
  readonly mathVersion: number;
  readonly engine: 'cascade';
  /** `rows` is the most that a reel may have. */
  readonly grid: { readonly reels: number; readonly rows: number };
  /**
   * `wild` stands for any regular symbol, on ways and lines only and never on the first reel of ways; `scatter` and
   * `orb` stay where they are until the spin ends.
   */
  readonly symbols: readonly {
    readonly id: string;
    readonly role: 'regular' | 'wild' | 'scatter' | 'orb';
  }[];
  /**
   * `ways`: from the left, every way to pick one cell on each reel. `lines`: along `lines` from the left. `cluster`:
   * cells that touch by a side. `anywhere`: by count on the whole grid.
   */
  readonly reads: 'ways' | 'lines' | 'cluster' | 'anywhere';
  /** Row index per reel, top row 0; with `lines` only. */
  readonly lines?: readonly (readonly number[])[];
  readonly fill: CascadeFill;
  /** How many units make a total stake. */
  readonly stakeUnits: number;
  /** Pays in units by count: of one way, of one line, of a cluster, of all cells. More than listed pays as the last. */
  readonly pays: Readonly<Record<string, readonly number[]>>;
  readonly multiplier?: CascadeMultiplier;
  /** Scatter pays in units by count, when the spin's cascades are over; no multiplier touches them. */
  readonly scatterPays?: readonly number[];
  /** Free spins by scatter count when the spin's cascades are over; `again` inside free spins, else the same. */
  readonly freeSpins?: { readonly awards: readonly number[]; readonly again?: readonly number[] };
  /** Win cap in stakes; a round stops after the spin that reaches it, and what is above it is not paid. */
  readonly maximumWinStakes: number;
}

/** How cells get their symbols. `free` is used in free spins, `base` when it is absent. */
export type CascadeFill =
  | {
      /** Each cell drawn by itself: symbol → its weight on each reel, counted along `symbols`. */
      readonly from: 'weights';
      readonly base: Readonly<Record<string, readonly number[]>>;
      readonly free?: Readonly<Record<string, readonly number[]>>;
      /** Per reel, the weight of each number of rows (the index), drawn anew for each spin. */
      readonly rowWeights?: readonly (readonly number[])[];
    }
  | {
      /** Each reel stops on its strip, and what stands above on the strip falls in. */
      readonly from: 'strips';
      readonly base: readonly (readonly string[])[];
      readonly free?: readonly (readonly string[])[];
    };

export type CascadeMultiplier =
  /** By how many drops of the spin have won before, the last one held; every spin starts anew. */
  | { readonly kind: 'ladder'; readonly base: readonly number[]; readonly free?: readonly number[] }
  /** Starts at 1 and grows by this much with each winning drop; what it has grown to is kept from free spin to free spin. */
  | { readonly kind: 'growing'; readonly base: number; readonly free: number }
  /**
   * With clusters only. By how often each cell has burst, the last one held. A win is multiplied by the sum over its cells, at least 1.
   * Kept from free spin to free spin.
   */
  | { readonly kind: 'cells'; readonly ladder: readonly number[] }
  /**
   * Each orb shows a value. When the cascades of a spin that won are over, its wins are multiplied by the sum of the
   * orbs on the grid. In free spins the sums of winning spins are kept and added to.
   */
  | {
      readonly kind: 'orbs';
      readonly values: readonly { readonly value: number; readonly weight: number }[];
    };

/** A slot on lines whose coins, six or more at once, start a hold-and-win feature. */
export interface HoldDefinition {
  readonly id: string;
  readonly mathVersion: number;
  readonly engine: 'hold';
  readonly grid: { readonly reels: number; readonly rows: number };
  /**
   * `wild` stands for any regular symbol; a `coin` carries a value and pays in the feature only; `blank` is what an
   * empty cell shows in the feature, and on no strip.
   */
  readonly symbols: readonly {
    readonly id: string;
    readonly role: 'regular' | 'wild' | 'coin' | 'blank';
  }[];
  /** Strips of symbol ids, one per reel. */
  readonly reels: { readonly base: readonly (readonly string[])[] };
  /** Row index per reel, top row 0. */
  readonly lines: readonly (readonly number[])[];
  /** Pays in units, one unit being a line's stake (total stake ÷ lines). Index is the count of symbols. */
  readonly pays: Readonly<Record<string, readonly number[]>>;
  readonly hold: {
    /** Coins in view of the paid spin that start the feature. */
    readonly trigger: number;
    /** Respins at its start, and again after each respin that brought a coin. */
    readonly respins: number;
    /** In a respin every empty cell shows a coin with this chance. */
    readonly coinChance: { readonly weight: number; readonly of: number };
    /** What a coin may be worth, in units; a `jackpot` names the ones that are fixed jackpots. */
    readonly values: readonly {
      readonly units: number;
      readonly weight: number;
      readonly jackpot?: 'mini' | 'minor' | 'major';
    }[];
    /** Paid on top of the coins when they fill the screen, in units. */
    readonly grandUnits: number;
  };
  /** Win cap in stakes. */
  readonly maximumWinStakes: number;
}

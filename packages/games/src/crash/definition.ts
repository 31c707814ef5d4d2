/** A multiplier that grows until it breaks off; whoever has left before gets what it was. Units are hundredths of the stake. */
export interface CrashDefinition {
  readonly id: string;
  readonly mathVersion: number;
  readonly engine: 'crash';
  readonly stakeUnits: number;
  /** P(the flight reaches m) = returnPerMille ÷ 1000 ÷ m, for every m on the grid of hundredths above 1. */
  readonly returnPerMille: number;
  /** Where everyone still in is taken out. */
  readonly maximumWinStakes: number;
  /** The multiplier starts at 1 and grows by this many millionths of itself each tick. */
  readonly growth: { readonly tickMs: number; readonly perTickMicro: number };
}

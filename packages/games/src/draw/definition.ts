/** Numbers picked from 1 to `numbers`, against `drawn` numbers without repetition. */
export interface DrawDefinition {
  readonly id: string;
  readonly mathVersion: number;
  readonly engine: 'draw';
  readonly stakeUnits: number;
  readonly numbers: number;
  readonly drawn: number;
  /** Each mode asks for that many picks and pays in units by how many of them were drawn: picks + 1 entries. */
  readonly modes: readonly {
    readonly id: string;
    readonly picks: number;
    readonly pays: readonly number[];
  }[];
}

/** Instant tickets from a finite pool: how many tickets there are and what they win. */
export interface PoolDefinition {
  readonly id: string;
  readonly mathVersion: number;
  readonly engine: 'pool';
  readonly stakeUnits: number;
  /** All tickets of one pool, the ones without a prize included. */
  readonly tickets: number;
  /** Prizes in units, best first, and how many tickets of a pool win each. */
  readonly prizes: readonly { readonly units: number; readonly count: number }[];
  /** Fields on a ticket; it wins the amount that `matches` of them show, and no amount stands there as often otherwise. */
  readonly fields: number;
  readonly matches: number;
}

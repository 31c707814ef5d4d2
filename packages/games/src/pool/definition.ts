/**
 * Instant tickets: how many there are in the list and what they win. Each ticket that is bought is drawn from the whole
 * list, so none is ever used up and nothing that was sold or won tells anything about the next (`docs/decisions/0027`).
 */
export interface PoolDefinition {
  readonly id: string;
  readonly mathVersion: number;
  readonly engine: 'pool';
  readonly stakeUnits: number;
  /** All tickets of the list, the ones without a prize included. */
  readonly tickets: number;
  /** Prizes in units, best first, and how many tickets of the list win each. */
  readonly prizes: readonly { readonly units: number; readonly count: number }[];
  /** Fields on a ticket; it wins the amount that `matches` of them show, and no amount stands there as often otherwise. */
  readonly fields: number;
  readonly matches: number;
}

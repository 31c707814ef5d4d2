/** A game decided by one look-up in a table of whole-number weights. Pays are in units of 1/stakeUnits of the stake. */
export type TableDefinition = WheelDefinition | PlinkoDefinition | DiceDefinition;

interface TableBase {
  readonly id: string;
  readonly mathVersion: number;
  readonly engine: 'table';
  readonly stakeUnits: number;
}

/** A wheel: a sector's chance is its weight, and so is its width. */
export interface WheelDefinition extends TableBase {
  readonly kind: 'wheel';
  readonly modes: readonly {
    readonly id: string;
    /** Clockwise, as the wheel is drawn. */
    readonly sectors: readonly { readonly units: number; readonly weight: number }[];
  }[];
}

/** A ball that turns left or right with equal chance once per row; the slot is the count of right turns. */
export interface PlinkoDefinition extends TableBase {
  readonly kind: 'plinko';
  readonly modes: readonly {
    readonly id: string;
    readonly rows: number;
    /** By slot, left to right: rows + 1 of them. */
    readonly pays: readonly number[];
  }[];
}

/** A roll from 0 to 9999 that wins when it is below the mode's bound. */
export interface DiceDefinition extends TableBase {
  readonly kind: 'dice';
  readonly modes: readonly { readonly id: string; readonly below: number; readonly units: number }[];
}

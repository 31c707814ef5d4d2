import type { Permission } from '@croupier/domain/office/permissions';
import type { Tx } from '../../../platform/database.ts';

/** What may be against an act when it is asked for, and when it is carried out. */
export type ActRefusal = 'not_found' | 'insufficient_funds' | 'key_reused';

/** An act that may need a second person. */
export interface FourEyesAct<Input extends object> {
  /** As the log names it: also the permission that maker and checker need. */
  readonly name: Permission;
  readonly subject: (input: Input) => readonly [kind: string, id: string];
  /** What it moves, for the limit of who may do it alone. */
  readonly size: (input: Input) => { readonly currency: string; readonly amountMinor: bigint };
  /**
   * Exactly what will happen and the facts it leans on, under the locks it will be carried out under; or what is against it. Approved
   * is what was shown: where this says something else by then, nothing is done.
   */
  readonly show: (tx: Tx, input: Input) => Promise<Shown | ActRefusal>;
  /** Does it, once for an id. */
  readonly carryOut: (tx: Tx, input: Input, id: string) => Promise<ActRefusal | undefined>;
}

export type Shown = Readonly<Record<string, string | null>>;

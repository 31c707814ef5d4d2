import type { ProgrammeKind } from '@croupier/contract/rewards/programmes';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database.ts';

/** The kinds of programmes that features have brought, by their names. */
export type Kinds = ReadonlyMap<string, ProgrammeKind>;

/** Parts for the use cases that change programmes. */
export interface WritingParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly kinds: Kinds;
}

/** Work that belongs to a change and is done in its transaction, last: its entry in a log. */
export type Also<Changed> = (tx: Tx, changed: Changed) => Promise<void>;

export interface ProgrammeName {
  readonly kind: string;
  readonly code: string;
}

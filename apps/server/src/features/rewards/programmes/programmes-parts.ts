import type { ProgrammeKind } from '@croupier/contract/rewards/programmes';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database.ts';

/** The kinds of programmes that features have brought, by their names. */
export type Kinds = ReadonlyMap<string, ProgrammeKind>;

/** What the use cases that change programmes work with. */
export interface WritingParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly kinds: Kinds;
}

/** What belongs to a change and is done in its transaction, after everything else: its entry in a log. */
export type Also<Changed> = (tx: Tx, changed: Changed) => Promise<void>;

export interface ProgrammeName {
  readonly kind: string;
  readonly code: string;
}

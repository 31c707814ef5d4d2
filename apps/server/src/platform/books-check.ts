import type { Tx } from './database.ts';
import type { KeyRing } from './key-ring.ts';

/** What must hold between the rows of the database; each feature lists its own, the feature `books` makes them. */
export type BooksCheck = SqlCheck | WalkCheck;

/** Options of a run over the books. */
export interface BooksOptions {
  /** Opens the seeds. Without it rounds cannot be drawn again, nor commitments opened: those checks are left out. */
  readonly seedKey?: KeyRing | undefined;
  /** Whether test seams may force draws here; then rounds that had such are drawn with them. */
  readonly forcedDraws: boolean;
  /** Look only at players whose money moved after this head; what is counted over all players is left out. */
  readonly sinceHead?: number | undefined;
  /** SQL of the accounts that moved since, and the version from which on. */
  readonly moved?: string | undefined;
}

interface Named {
  readonly name: string;
  /** What holds, in a sentence. */
  readonly says: string;
}

export interface SqlCheck extends Named {
  /** Answers rows only for what does not hold. */
  readonly sql: string;
}

/** What SQL cannot compute: the rows are read through and computed again here. */
export interface WalkCheck extends Named {
  /**
   * @param told how many rows are done, for who waits
   * @returns the first difference, as JSON
   */
  readonly walk: (tx: Tx, told: (rows: number) => void) => Promise<object | undefined>;
}

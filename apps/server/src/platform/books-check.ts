import type { Tx } from './database.ts';

/** What must hold between the rows of the database; each feature lists its own, the feature `books` makes them. */
export type BooksCheck = SqlCheck | WalkCheck;

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

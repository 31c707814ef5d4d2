import type { ProgrammeKind } from '@croupier/contract/rewards/programmes';
import type { Sealed } from './seals/sealed.ts';
import type { BooksCheck, BooksOptions } from './books-check.ts';

/**
 * A feature as it describes itself at the top of its `feature.ts`, which is also its door. Levels, owners of tables, the table
 * in ARCHITECTURE.md, the checks of the books and what `npm run keys` seals anew are derived from these (tools/check/features.ts), which read the text: what
 * stands here but for `books`, `kinds` and `sealed` is written out, not computed.
 */
export interface Feature {
  /** The name of its folder, in every layer. */
  readonly name: string;
  /** Calls go down the levels, from 1; peers do not meet. */
  readonly level: number;
  /** A line for ARCHITECTURE.md: the data it owns, or its work. */
  readonly about: string;
  /** Tables and views that only its statements write, and read. */
  readonly owns?: readonly string[];
  /** Tables of others that its own statements read, where a call would cost more than the row. */
  readonly reads?: readonly string[];
  /** Tables of others that its own statements write. */
  readonly writes?: readonly string[];
  /** Kinds of programmes that it gives by. */
  readonly kinds?: readonly ProgrammeKind[];
  /** Its checks of the books, in the order they are made. */
  readonly books?: (options: BooksOptions) => readonly BooksCheck[];
  /** Columns and files that it keeps sealed or signed with SEED_KEY. */
  readonly sealed?: readonly Sealed[];
}

/** Describes a feature; what it is given comes back. */
export const feature = <const F extends Feature>(described: F): F => described;

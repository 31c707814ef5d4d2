import type { BooksCheck, BooksOptions } from '../../../platform/books-check.ts';
import { chainBooks } from './chain-books.ts';
import { movedSince } from './chain-books-store.ts';
import { FEATURES_WITH_BOOKS } from './features-with-books.ts';
import type { HeldHead } from './heads-books.ts';
import { HOUSE_DAYS_BOOKS } from './house-days-books-store.ts';
import { witnessBooks } from './witness-books.ts';
import { createWitnessSealer } from './witness-seal.ts';
import { createSealer } from './transfer-link.ts';

export interface ChecksOptions extends Pick<BooksOptions, 'seedKey' | 'sinceHead'> {
  readonly forcedDraws?: boolean | undefined;
  /** Heads that were written down when they were published. */
  readonly heldHeads?: readonly HeldHead[] | undefined;
}

/**
 * Every check there is, in the order they are made, which is that of the levels: the first that finds something is the
 * difference that is named. What is linked is checked right after the ledger.
 */
export function listChecks({
  seedKey,
  forcedDraws = false,
  heldHeads = [],
  sinceHead,
}: ChecksOptions): readonly BooksCheck[] {
  const moved = sinceHead === undefined ? undefined : movedSince(sinceHead);
  const booksOf = (features: readonly (typeof FEATURES_WITH_BOOKS)[number][]) =>
    features.flatMap(({ books }) => books({ seedKey, forcedDraws, sinceHead, moved }));
  return [
    ...booksOf(FEATURES_WITH_BOOKS.filter(({ level }) => level === 1)),
    ...chainBooks({ sealer: seedKey && createSealer(seedKey), heldHeads, sinceHead }),
    ...booksOf(FEATURES_WITH_BOOKS.filter(({ level }) => level > 1)),
    ...(sinceHead === undefined ? HOUSE_DAYS_BOOKS : []),
    witnessBooks(seedKey && createWitnessSealer(seedKey)),
  ];
}

import type { BooksCheck } from '../../../platform/books-check.ts';
import { MATHS_BOOKS } from '../../play/catalog/index.ts';
import { createSeedVault, fairnessBooks } from '../../play/fairness/index.ts';
import { FLIGHTS_BOOKS } from '../../play/flights/index.ts';
import { LEDGER_BOOKS } from '../ledger/index.ts';
import { auditBooks } from '../../office/audit/index.ts';
import { FIGURES_BOOKS } from '../../office/figures/index.ts';
import { LIMITS_BOOKS } from '../../people/limits/index.ts';
import { PAY_OUTS_BOOKS } from '../pay-outs/index.ts';
import { PAYMENTS_BOOKS } from '../payments/index.ts';
import { PLAY_RULES_BOOKS } from '../../people/play-rules/index.ts';
import { poolsBooks } from '../../play/pools/index.ts';
import { PROVIDER_BOOKS } from '../../play/providers/index.ts';
import { GIFTS_BOOKS } from '../../rewards/gifts/index.ts';
import { PURSES_BOOKS } from '../../rewards/purses/index.ts';
import { RETURNS_BOOKS } from '../../play/returns/index.ts';
import { roundsBooks } from '../../play/rounds/index.ts';
import { TALLIES_BOOKS } from '../../play/tallies/index.ts';
import { chainBooks } from './chain-books.ts';
import { movedSince } from './chain-books-store.ts';
import type { HeldHead } from './heads-books.ts';
import { HOUSE_DAYS_BOOKS } from './house-days-books-store.ts';
import { witnessBooks } from './witness-books.ts';
import { createWitnessSealer } from './witness-seal.ts';
import { createSealer } from './transfer-link.ts';

export interface ChecksOptions {
  /** Opens the seeds. Without it rounds cannot be drawn again, nor commitments opened: those checks are left out. */
  readonly seedKey?: Buffer | undefined;
  /** Whether test seams may force draws here; then rounds that had such are drawn with them. */
  readonly forcedDraws?: boolean | undefined;
  /** Heads that were written down when they were published. */
  readonly heldHeads?: readonly HeldHead[] | undefined;
  /** Look only at players whose money moved after this head, and hash and draw again only what moved it. */
  readonly sinceHead?: number | undefined;
}

/** Every check there is, in the order they are made: the first that finds something is the difference that is named. */
export function listChecks({
  seedKey,
  forcedDraws = false,
  heldHeads = [],
  sinceHead,
}: ChecksOptions): readonly BooksCheck[] {
  const vault = seedKey && createSeedVault(seedKey);
  const moved = sinceHead === undefined ? undefined : movedSince(sinceHead);
  return [
    ...LEDGER_BOOKS,
    ...chainBooks({ sealOf: seedKey && createSealer(seedKey), heldHeads, sinceHead }),
    ...PAYMENTS_BOOKS,
    ...PAY_OUTS_BOOKS,
    ...LIMITS_BOOKS,
    MATHS_BOOKS,
    ...fairnessBooks(vault),
    ...GIFTS_BOOKS,
    ...roundsBooks({ vault, forcedDraws, moved }),
    ...(vault && sinceHead === undefined ? [poolsBooks(vault)] : []),
    ...PURSES_BOOKS,
    PLAY_RULES_BOOKS,
    ...FLIGHTS_BOOKS,
    ...PROVIDER_BOOKS,
    ...(seedKey ? [auditBooks(seedKey)] : []),
    ...(sinceHead === undefined ? [RETURNS_BOOKS, TALLIES_BOOKS, FIGURES_BOOKS, ...HOUSE_DAYS_BOOKS] : []),
    witnessBooks(seedKey && createWitnessSealer(seedKey)),
  ];
}

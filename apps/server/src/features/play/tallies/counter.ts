import { ROUND_ENDS, sumRounds, type RoundSum } from '@croupier/domain/play/tallies';
import type { Tx } from '../../../platform/database.ts';
import { reader, type Reader, type StoredFact } from '../../../platform/outbox.ts';
import { handSums } from './sums-store.ts';

/** A mechanic that only counts rounds: how often, and how it adds them to what it keeps. */
export interface Counter {
  /** As a reader's: its position, lag and parked facts are under this name. */
  readonly name: string;
  /** Once in so long: few rows at once, tallies every second or less often. At once when missing, under load ten times a second. */
  readonly everyMs?: number;
  /** In a transaction of its own and fewer rounds at once, where others wait for what it locks. */
  readonly alone?: true;
  /**
   * Writes in one statement, in the order of its rows and only for who takes part.
   * @param sums what a batch of rounds adds up to. SQL has the same as the table `round_sum`: they are written there once,
   *   however many count them
   */
  count(tx: Tx, sums: readonly RoundSum[]): Promise<void>;
}

/** Counters of one cadence read together: facts are read, added up and handed to the database once for all of them. */
export const counter = ({ name, everyMs, alone, count }: Counter): Reader =>
  reader({
    name,
    topics: ROUND_ENDS,
    ...(everyMs !== undefined && { everyMs }),
    ...(!alone && { together: true }),
    handle: async (tx, facts) => count(tx, await handedSums(tx, facts)),
  });

type RoundFacts = readonly StoredFact<(typeof ROUND_ENDS)[number]>[];

/** By the list that all who read in one turn, and so in one transaction, are handed. */
const handed = new WeakMap<RoundFacts, readonly RoundSum[]>();

async function handedSums(tx: Tx, facts: RoundFacts): Promise<readonly RoundSum[]> {
  const known = handed.get(facts);
  if (known) return known;
  const sums = sumRounds(facts);
  await handSums(tx, sums);
  handed.set(facts, sums);
  return sums;
}

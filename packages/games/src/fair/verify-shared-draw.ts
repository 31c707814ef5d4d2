import { commitmentOf } from './fair-stream.ts';
import {
  drawWinners,
  entriesHashOf,
  frozenEntries,
  sharedStream,
  type SharedDrawTerms,
  type SharedEntry,
} from './shared-draw.ts';

/** What anyone finds who has the published terms, the list and the revealed seed. */
export interface SharedVerification {
  /** The revealed seed is the one committed to. */
  readonly commitmentMatches: boolean;
  /** The list shown is the one that was frozen. */
  readonly entriesMatch: boolean;
  /** Ids by place; empty unless both hold. */
  readonly winners: readonly string[];
}

/** Recomputes a shared draw; runs in the browser. Throws on a list, a seed or a domain outside its grammar. */
export function verifySharedDraw(
  terms: SharedDrawTerms,
  entries: readonly SharedEntry[],
  serverSeed: string,
  places: number,
): SharedVerification {
  const commitmentMatches = commitmentOf(serverSeed) === terms.commitment;
  const entriesMatch = entriesHashOf(entries) === terms.entriesHash;
  if (!commitmentMatches || !entriesMatch) return { commitmentMatches, entriesMatch, winners: [] };
  const frozen = frozenEntries(entries);
  const indexes = drawWinners(sharedStream(terms, serverSeed), entries, places);
  return { commitmentMatches, entriesMatch, winners: indexes.map((index) => frozen[index]!.id) };
}

import type { SharedDrawTerms, SharedEntry, SharedVerification } from '@croupier/games';
import { workApart } from '../../../platform/work-apart.ts';

/** Entries as they are read, some thousand at a time, in any order. */
export type EntryPortions = Iterable<readonly SharedEntry[]> | AsyncIterable<readonly SharedEntry[]>;

export interface SharedDrawInput {
  readonly terms: SharedDrawTerms;
  readonly serverSeed: string;
  readonly places: number;
}

export interface SharedTask {
  /** Undefined: the list is hashed only. */
  readonly draw?: SharedDrawInput;
}

const PROGRAM = new URL('draw-shared-main.ts', import.meta.url);
/** A million entries and ten thousand places take some two seconds of a core. */
const DRAW_TIMEOUT_MS = 60_000;

/** The entries hash of a list that is frozen, computed on a thread of its own. Rejects on entries outside their grammar. */
export function hashEntries(entries: EntryPortions): Promise<string> {
  return work({}, entries);
}

/**
 * Draws the winners of a frozen list on a thread of its own, first place first.
 * @returns ids of entries. Rejects when list or seed are not those that were committed to
 */
export async function drawShared(draw: SharedDrawInput, entries: EntryPortions): Promise<readonly string[]> {
  const { commitmentMatches, entriesMatch, winners } = await work<SharedVerification>({ draw }, entries);
  if (!commitmentMatches) throw new Error('The server seed is not the one that was committed to');
  if (!entriesMatch) throw new Error('The entries are not those that were frozen');
  return winners;
}

function work<Answer>(task: SharedTask, portions: EntryPortions): Promise<Answer> {
  return workApart<Answer>({ program: PROGRAM, task, portions, timeoutMs: DRAW_TIMEOUT_MS });
}

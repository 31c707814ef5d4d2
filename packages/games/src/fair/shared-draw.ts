import { canonicalJson } from '../canonical-json.ts';
import { hexOfBytes } from './bytes.ts';
import type { Draw } from './draw.ts';
import { commitmentOf, createFairStream } from './fair-stream.ts';
import { sha256 } from './sha256.ts';
import { createWeightTree } from './weight-tree.ts';

/** One place in the list that a shared draw is made over: a ticket, a bet, a player. */
export interface SharedEntry {
  /** Unique in the list; 1 to 64 characters of A–Z a–z 0–9 _ - : . */
  readonly id: string;
  /** A whole number from 1: its chance against the others. */
  readonly weight: number;
}

/**
 * What is published when the list is frozen, before the seed is revealed. The commitment was published earlier, before
 * the first entry.
 */
export interface SharedDrawTerms {
  /** What the draw is of: a game's id or a name of that grammar, for instance `evening-lottery`. */
  readonly domain: string;
  /** Count of the draw under its domain: 0, 1, 2, … */
  readonly number: number;
  readonly commitment: string;
  readonly entriesHash: string;
  /** Public chance that nobody could know at the freeze, for instance a beacon's value; null where there is none. */
  readonly beacon: string | null;
}

/** SHA-256 of the canonical JSON of the entries, [[id, weight], …] by ascending id; throws on entries outside their grammar. */
export function entriesHashOf(entries: readonly SharedEntry[]): string {
  return hexOfBytes(sha256(canonicalJson(frozenEntries(entries).map(({ id, weight }) => [id, weight]))));
}

/**
 * The draws of a shared draw: the fair stream whose client seed is the SHA-256, as text, of the canonical JSON of
 * {beacon, entriesHash}, and whose nonce is the draw's number. So neither side alone decides.
 * @param serverSeed revealed after the freeze; throws when it is not the one committed to
 */
export function sharedStream(terms: SharedDrawTerms, serverSeed: string): Draw {
  if (commitmentOf(serverSeed) !== terms.commitment)
    throw new Error('The server seed is not the one that was committed to');
  const { entriesHash, beacon } = terms;
  return createFairStream({
    serverSeed,
    clientSeed: hexOfBytes(sha256(canonicalJson({ beacon, entriesHash }))),
    nonce: terms.number,
    domain: terms.domain,
  });
}

/**
 * Who wins, first place first: each entry at most once, with chances by weight among those left. One draw per
 * place, `below(sum of the weights left)`, counted along the frozen list; throws when the sum is above 2³².
 * @returns indexes into `frozenEntries(entries)`; fewer than `places` when the list is shorter
 */
export function drawWinners(draw: Draw, entries: readonly SharedEntry[], places: number): number[] {
  const weights = createWeightTree(frozenEntries(entries).map(({ weight }) => weight));
  const winners: number[] = [];
  while (winners.length < places && weights.total() > 0) {
    const winner = weights.placeOf(draw.below(weights.total(), 'winner'));
    winners.push(winner);
    weights.remove(winner);
  }
  return winners;
}

/** The entries in the order that is hashed and drawn over. Throws on a repeated id or one outside its grammar. */
export function frozenEntries(entries: readonly SharedEntry[]): SharedEntry[] {
  const frozen = entries.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  for (const [index, { id, weight }] of frozen.entries()) {
    if (!ENTRY_ID.test(id)) throw new TypeError(`Entry id ${JSON.stringify(id)} is outside its grammar`);
    if (frozen[index - 1]?.id === id) throw new RangeError(`Entry ${id} is in the list twice`);
    if (!Number.isSafeInteger(weight) || weight < 1) throw new RangeError(`Entry ${id} weighs ${weight}`);
  }
  return frozen;
}

const ENTRY_ID = /^[A-Za-z0-9_:.-]{1,64}$/;

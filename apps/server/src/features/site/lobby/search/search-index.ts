import { foldWords } from './fold-text.ts';
import { otherLayouts } from './keyboard-layouts.ts';
import { slipsAllowed, slipsToPrefix } from './slips.ts';

/** Something that can be found: its names count in full, the words around it (its studio, its code) for less. */
export interface Searchable {
  readonly code: string;
  readonly names: readonly string[];
  readonly aside: readonly string[];
}

export interface SearchIndex {
  /** Codes of what has every word of the text, best first. A text without a letter or digit finds nothing. */
  search(text: string): string[];
}

interface Posting {
  readonly entry: number;
  readonly weight: number;
}
type Vocabulary = ReadonlyMap<string, Posting[]>;

const ASIDE_WEIGHT = 0.6;
const OTHER_LAYOUT_WEIGHT = 0.9;

/**
 * An index of a few thousand names in memory. Every word is looked at once a query, however many names have it, which
 * takes about a millisecond; slips are only looked for when nothing fits without them.
 */
export function createSearchIndex(entries: readonly Searchable[]): SearchIndex {
  const vocabulary = collectWords(entries);
  return {
    search: (text) => {
      const readings = [text, ...otherLayouts(text)]
        .map((reading, at) => ({ words: foldWords(reading), weight: at === 0 ? 1 : OTHER_LAYOUT_WEIGHT }))
        .filter(({ words }) => words.length > 0);
      let scores = new Map<number, number>();
      for (const fit of [fitOf, fitWithSlips]) {
        for (const { words, weight } of readings)
          scores = best(scores, scoreAll(vocabulary, words, fit), weight);
        if (scores.size > 0) break;
      }
      // Equal scores keep the order the entries came in.
      return [...scores].sort(([a, x], [b, y]) => y - x || a - b).map(([entry]) => entries[entry]!.code);
    },
  };
}

function collectWords(entries: readonly Searchable[]): Vocabulary {
  const vocabulary = new Map<string, Posting[]>();
  const add = (text: string, entry: number, weight: number): void => {
    for (const word of new Set(foldWords(text))) {
      const postings = vocabulary.get(word);
      if (postings) postings.push({ entry, weight });
      else vocabulary.set(word, [{ entry, weight }]);
    }
  };
  entries.forEach(({ names, aside }, entry) => {
    for (const name of names) add(name, entry, 1);
    for (const text of aside) add(text, entry, ASIDE_WEIGHT);
  });
  return vocabulary;
}

type Fit = (typed: string, word: string) => number;

/** Every word asked for must fit some word of the entry; the score is the product of the best fits. */
function scoreAll(vocabulary: Vocabulary, words: readonly string[], fit: Fit): Map<number, number> {
  let scores: Map<number, number> | undefined;
  for (const typed of words) {
    const found = new Map<number, number>();
    for (const [word, postings] of vocabulary) {
      const how = fit(typed, word);
      if (how === 0) continue;
      for (const { entry, weight } of postings)
        found.set(entry, Math.max(found.get(entry) ?? 0, how * weight));
    }
    const before = scores;
    scores = before
      ? new Map(
          [...found].flatMap(([entry, score]) =>
            before.has(entry) ? [[entry, score * before.get(entry)!]] : [],
          ),
        )
      : found;
  }
  return scores ?? new Map();
}

function best(known: Map<number, number>, found: Map<number, number>, weight: number): Map<number, number> {
  for (const [entry, score] of found) known.set(entry, Math.max(known.get(entry) ?? 0, score * weight));
  return known;
}

/** The whole word, its beginning (someone is still typing), or a part of it. */
function fitOf(typed: string, word: string): number {
  if (typed === word) return 1;
  if (word.startsWith(typed)) return 0.8;
  return typed.length >= 3 && word.includes(typed) ? 0.5 : 0;
}

function fitWithSlips(typed: string, word: string): number {
  const allowed = slipsAllowed(typed.length);
  const slips = allowed === 0 ? 1 : slipsToPrefix(typed, word, allowed);
  return slips > allowed ? fitOf(typed, word) : 0.4 / (1 + slips);
}

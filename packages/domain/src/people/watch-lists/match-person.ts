import { foldName } from './fold-name.ts';
import { jaroWinkler } from './jaro-winkler.ts';
import type { WatchEntry } from './watch-entry.ts';

/** Who is looked for. */
export interface Watched {
  readonly firstName: string;
  readonly secondName: string | null;
  readonly lastName: string;
  /** `1990-02-28`. */
  readonly birthday: string | null;
}

export interface Match {
  readonly entry: WatchEntry;
  /** How alike the names are, in hundredths. */
  readonly scorePercent: number;
}

/** From which on two words are one name in two spellings, and how alike first and last name are on average: more where no birth date helps. */
const WORD_MIN = 0.88;
const BORN_KNOWN_MIN = 0.92;
const BORN_UNKNOWN_MIN = 0.95;
/** A second name that both have and that is another one speaks against it. */
const SECOND_NAME_MIN = 0.85;
/** Words that differ more in length are two names, one of which is made of the other: Koval, Kovalchuk. */
const LENGTHS_APART_MAX = 2;

/** Looks a person up in lists. */
export type FindMatches = (person: Watched) => Match[];

/**
 * Prepares lists to be looked through: who is looked for is held only against entries with names of the same first letters. A hit is
 * a question to somebody of the house, and no verdict.
 */
export function indexEntries(entries: readonly WatchEntry[]): FindMatches {
  const names = entries.flatMap((entry) => entry.names.map((name) => ({ entry, words: foldName(name) })));
  const byLetter = new Map<string, Set<(typeof names)[number]>>();
  for (const name of names)
    for (const word of name.words) {
      const letter = word[0]!;
      byLetter.set(letter, (byLetter.get(letter) ?? new Set()).add(name));
    }
  return (person) => {
    const [first, last] = [foldName(person.firstName), foldName(person.lastName)];
    const second = person.secondName === null ? [] : foldName(person.secondName);
    if (first.length === 0 || last.length === 0) return [];
    const best = new Map<WatchEntry, number>();
    for (const { entry, words } of byLetter.get(last[0]![0]!) ?? []) {
      const born = bornOf(person.birthday, entry.born);
      if (born === 'other') continue;
      const score = alike({ first, second, last }, words);
      const min = born === 'same' ? BORN_KNOWN_MIN : BORN_UNKNOWN_MIN;
      if (score >= min) best.set(entry, Math.max(score, best.get(entry) ?? 0));
    }
    return [...best].map(([entry, score]) => ({ entry, scorePercent: Math.round(score * 100) }));
  };
}

/** What the birth dates say; one year more or less is a slip of whoever knew only the year. */
function bornOf(birthday: string | null, born: readonly string[]): 'same' | 'other' | 'unknown' {
  if (birthday === null || born.length === 0) return 'unknown';
  const isSame = born.some((day) =>
    day.length > 4 ? day === birthday || swapped(day) === birthday : yearsApart(day, birthday) <= 1,
  );
  return isSame ? 'same' : 'other';
}

/** Day and month the other way round, as lists have it now and then. */
const swapped = (day: string): string => `${day.slice(0, 4)}-${day.slice(8)}-${day.slice(5, 7)}`;
const yearsApart = (a: string, b: string): number => Math.abs(Number(a.slice(0, 4)) - Number(b.slice(0, 4)));

interface Folded {
  readonly first: readonly string[];
  readonly second: readonly string[];
  readonly last: readonly string[];
}

/** How alike a person's names and those of an entry are, in whatever order it has them: 0 where a first or last name is missing there. */
function alike({ first, second, last }: Folded, words: readonly string[]): number {
  const left = [...words];
  const scores = [...last, ...first].map((word) => takeClosest(left, word));
  if (scores.some((score) => score < WORD_MIN)) return 0;
  if (second.length > 0 && left.length > 0) {
    const closest = Math.max(...second.map((word) => takeClosest([...left], word)));
    if (closest < SECOND_NAME_MIN) return 0;
  }
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/** Takes the word that is closest out of those that are left. @returns how close */
function takeClosest(left: string[], word: string): number {
  const scores = left.map((other) =>
    Math.abs(word.length - other.length) > LENGTHS_APART_MAX ? 0 : jaroWinkler(word, other),
  );
  const best = Math.max(0, ...scores);
  if (best > 0) left.splice(scores.indexOf(best), 1);
  return best;
}

import { diffWordsWithSpace } from 'diff';

/** A run of words that stayed, went or came. */
export interface Run {
  readonly text: string;
  readonly change: 'same' | 'gone' | 'new';
}

export interface ChangedPlace {
  /** `en/title`, `facts/place`. */
  readonly at: string;
  readonly runs: readonly Run[];
}

/** Longer than this the words of a place are not compared one by one: it is shown as gone and come. */
const COMPARED_MAX = 20_000;

/** Where two bodies differ, place by place, with the words that went and came. */
export function changedPlaces(
  before: { facts: object; texts: object },
  after: { facts: object; texts: object },
): readonly ChangedPlace[] {
  const [was, is] = [before, after].map(({ facts, texts }) => placesIn({ facts, ...texts })) as [
    Places,
    Places,
  ];
  const places = [...new Set([...is.keys(), ...was.keys()])];
  return places
    .filter((at) => was.get(at) !== is.get(at))
    .map((at) => ({ at, runs: runsOf(was.get(at) ?? '', is.get(at) ?? '') }));
}

type Places = ReadonlyMap<string, string>;

function placesIn(value: unknown, at = ''): Places {
  if (typeof value !== 'object' || value === null) return new Map([[at, String(value)]]);
  return new Map(
    Object.entries(value).flatMap(([name, item]) => [...placesIn(item, at ? `${at}/${name}` : name)]),
  );
}

function runsOf(was: string, is: string): readonly Run[] {
  if (was.length + is.length > COMPARED_MAX)
    return [
      { text: was, change: 'gone' },
      { text: is, change: 'new' },
    ];
  return diffWordsWithSpace(was, is).map(({ value, added, removed }) => ({
    text: value,
    change: added ? 'new' : removed ? 'gone' : 'same',
  }));
}

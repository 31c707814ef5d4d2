import { CURRENCIES, type Currency } from '@croupier/domain/money/amounts';
import { diffWordsWithSpace } from 'diff';
import { shownOf } from '../schema-form/amounts-part.tsx';

/** A run of words that stayed, went or came. */
export interface Run {
  readonly text: string;
  readonly change: 'same' | 'gone' | 'new';
}

export interface ChangedPlace {
  /** `texts/en/title`, `terms/price`. */
  readonly at: string;
  readonly runs: readonly Run[];
}

/** Longer than this the words of a place are not compared one by one: it is shown as gone and come. */
const COMPARED_MAX = 20_000;

/** Where two bodies differ, place by place, with the words that went and came. */
export function changedPlaces(before: object, after: object): readonly ChangedPlace[] {
  const [was, is] = [placesIn(before), placesIn(after)];
  const places = [...new Set([...is.keys(), ...was.keys()])];
  return places
    .filter((at) => was.get(at) !== is.get(at))
    .map((at) => ({ at, runs: runsOf(was.get(at) ?? '', is.get(at) ?? '') }));
}

type Places = ReadonlyMap<string, string>;

function placesIn(value: unknown, at = ''): Places {
  if (typeof value !== 'object' || value === null) return new Map([[at, wordsOf(value, at)]]);
  return new Map(
    Object.entries(value).flatMap(([name, item]) => [...placesIn(item, at ? `${at}/${name}` : name)]),
  );
}

/** A value as it is read: an amount in minor units as the form shows it. */
function wordsOf(value: unknown, at: string): string {
  const name = at.slice(at.lastIndexOf('/') + 1);
  return typeof value === 'string' && name in CURRENCIES ? shownOf(value, name as Currency) : String(value);
}

function runsOf(was: string, is: string): readonly Run[] {
  // Single words, numbers and amounts are read whole, not by the digits that they have in common.
  if (was.length + is.length > COMPARED_MAX || !/\s/.test(was + is)) {
    const whole: readonly Run[] = [
      { text: was, change: 'gone' },
      { text: is, change: 'new' },
    ];
    return whole.filter(({ text }) => text !== '');
  }
  return diffWordsWithSpace(was, is).map(({ value, added, removed }) => ({
    text: value,
    change: added ? 'new' : removed ? 'gone' : 'same',
  }));
}

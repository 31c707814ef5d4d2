import { DOCUMENT_KINDS, type DocumentKind } from './documents.ts';

/** Capitals of Cyrillic that look like Latin ones: a series is typed in either alphabet. */
const LATIN: Readonly<Record<string, string>> = {
  ...{ А: 'A', В: 'B', Е: 'E', І: 'I', Ї: 'I', К: 'K', М: 'M' },
  ...{ Н: 'H', О: 'O', Р: 'P', С: 'C', Т: 'T', У: 'Y', Ү: 'Y', Х: 'X' },
};
const NUMBER_LENGTH = { min: 4, max: 24 } as const;

/** As it may be typed, before it is put into one form. */
export const TYPED_NUMBER_MAX = 60;

/**
 * The number of a document in the one form that all ways to type it have: capitals and digits, without spaces and dashes, Latin letters
 * in place of Cyrillic ones that look like them. Undefined for what is none.
 */
export function documentNumber(text: string): string | undefined {
  // The sign for a number would become two letters.
  const signs = [...text.replaceAll('№', '').normalize('NFKC').toUpperCase()].map(
    (sign) => LATIN[sign] ?? sign,
  );
  const number = signs.filter((sign) => /[\p{L}\p{N}]/u.test(sign)).join('');
  const fits = number.length >= NUMBER_LENGTH.min && number.length <= NUMBER_LENGTH.max;
  return fits && /\p{N}/u.test(number) ? number : undefined;
}

/** A country by its two letters (ISO 3166). */
export const COUNTRY_PATTERN = '^[A-Z]{2}$';

/** What somebody who approves a document reads off it. */
export interface Asks {
  /** Which country gave it; of an address, in which it lies. */
  readonly country: boolean;
  readonly number: boolean;
}

export function asksOf(kind: DocumentKind): Asks {
  const { proves } = DOCUMENT_KINDS[kind];
  return { country: proves === 'identity' || proves === 'address', number: proves === 'identity' };
}

/**
 * By what a person is known who shows a document again: a passport and a card of one country share their numbers, as one is taken for
 * the other; a licence has one of its own.
 */
export const markText = (kind: DocumentKind, { country, number }: { country: string; number: string }) =>
  `${kind === 'licence' ? 'licence' : 'passport'}\n${country}\n${number}`;

import { randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for one another: no 0 and o, no 1, i and l, no u and v. */
const LETTERS = '23456789abcdefghjkmnpqrstwxyz';
/** 29^12 codes: whoever tries a million a second needs a year for one of ten thousand. */
const LENGTH = 12;

/** Draws codes that nobody can guess, each another one. */
export function newCodes(count: number): string[] {
  const codes = new Set<string>();
  while (codes.size < count)
    codes.add(Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''));
  return [...codes];
}

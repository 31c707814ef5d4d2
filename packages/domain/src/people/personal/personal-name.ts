import { characterCount } from '../players/character-count.ts';
import { PERSONAL_NAME_LENGTH_MAX } from '../players/said.ts';

/**
 * Letters of any alphabet with what joins and marks them in names of people: spaces, hyphens, dots, apostrophes in each of the ways
 * they are typed. No letter carries more than two marks: what stacks them is a drawing over its neighbours.
 */
const NAME = /^(?!.*\p{M}{3})\p{L}[\p{L}\p{M} .'’‘ʼʻ`-]*$/u;

/** A first, second or last name as it is kept; undefined for what is none. */
export function personalName(text: string): string | undefined {
  const name = text.normalize('NFC').replaceAll(/ +/g, ' ').trim();
  return characterCount(name) <= PERSONAL_NAME_LENGTH_MAX && NAME.test(name) ? name : undefined;
}

import { foldName } from '../../people/watch-lists/fold-name.ts';
import { jaroWinkler } from '../../people/watch-lists/jaro-winkler.ts';

/** `alike`: spelled otherwise, or a letter off; a person looks at it. */
export type NameMatch = 'same' | 'alike' | 'differs';

/** From which on two words are one name in two spellings. */
const ALIKE_MIN = 0.9;
/** Words that differ more in length are two names, one of which is made of the other: Koval, Kovalchuk. */
const LENGTHS_APART_MAX = 1;

/**
 * Holds the name on a card or an account against the player's: first and last name both have to be there, in whatever order, alphabet and
 * case; what else the bank writes (a second name, an initial) speaks neither way. Who has not given a name is nobody's owner.
 */
export function matchOwnerName(
  { firstName, lastName }: { readonly firstName: string | null; readonly lastName: string | null },
  owner: string,
): NameMatch {
  if (firstName === null || lastName === null) return 'differs';
  const wanted = [...foldName(firstName), ...foldName(lastName)];
  const left = foldName(owner);
  if (wanted.length < 2) return 'differs';
  let isSame = true;
  for (const word of wanted) {
    const closest = left
      .map((other, at) => ({ at, likeness: likenessOf(word, other) }))
      .reduce((best, each) => (each.likeness > best.likeness ? each : best), { at: -1, likeness: 0 });
    if (closest.likeness < ALIKE_MIN) return 'differs';
    isSame &&= closest.likeness === 1;
    left.splice(closest.at, 1);
  }
  return isSame ? 'same' : 'alike';
}

function likenessOf(word: string, other: string): number {
  if (word === other) return 1;
  return Math.abs(word.length - other.length) > LENGTHS_APART_MAX ? 0 : jaroWinkler(word, other);
}

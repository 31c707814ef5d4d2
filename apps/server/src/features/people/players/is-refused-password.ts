import { isWeakPassword } from '@croupier/domain/people/players';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import type { PlayersParts } from './players-parts.ts';
import type { PlayerRow } from './players-store.ts';

/**
 * Whether nobody may choose this password: it is guessed soon, or known from a breach. Asked wherever one is chosen.
 * @param own e-mails and phones of whoever chooses it, as far as they are known
 */
export async function isRefusedPassword(
  { isBreached }: Pick<PlayersParts, 'isBreached'>,
  password: string,
  own: readonly (string | null)[],
): Promise<boolean> {
  const theirs = own.filter((address) => address !== null);
  return isWeakPassword(password, { own: theirs, common: COMMON_PASSWORDS }) || isBreached(password);
}

/** Every address of a player that a password of theirs must not be. */
export const addressesOf = ({ email, phone, phoneClaim }: PlayerRow): readonly (string | null)[] => [
  email,
  phone,
  phoneClaim,
];

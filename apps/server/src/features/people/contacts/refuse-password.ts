import type { verifyEmail as operation } from '@croupier/contract/people/contacts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { refuseBusy, type PlayerRow } from '../players/feature.ts';
import type { ContactsParts } from './contacts-parts.ts';

/** Whoever is not signed in to the account says by its password that it is theirs. @returns what is against it, if anything */
export async function refusePassword(
  { budget, passwords }: ContactsParts,
  { id, passwordHash }: PlayerRow,
  password: string | undefined,
): Promise<
  Extract<Refused<typeof operation>, { refused: 'wrong_credentials' | 'too_many_requests' }> | undefined
> {
  if (password === undefined) return refuse('wrong_credentials');
  const exhausted = await budget.take('verify-password', String(id));
  if (exhausted) return refuse('too_many_requests', exhausted);
  const matches = await passwords.matches(password, passwordHash);
  if (!matches) return refuse('wrong_credentials');
  // Right, or nothing was tried.
  await budget.giveBack('verify-password', String(id));
  return matches === 'busy' ? refuseBusy() : undefined;
}

import { canonicalEmail } from '@croupier/domain/people/players';
import type { Queryable } from '../../../platform/database.ts';
import type { ContactsParts } from './contacts-parts.ts';

/**
 * Whether a letter of a kind may go to an address that somebody typed: one every three minutes, a few a day. Who may not be written to
 * is not told so; whoever asked cannot know whose mailbox it is. It counts with the transaction that writes, where there is one: a letter
 * that was rolled back is written when that is tried again.
 */
export async function mayWrite(
  { budget }: Pick<ContactsParts, 'budget'>,
  kind: string,
  email: string,
  tx?: Queryable,
): Promise<boolean> {
  const subject = `${kind} ${canonicalEmail(email)}`;
  if (await budget.take('address-letter', subject, tx)) return false;
  return (await budget.take('address-letters', subject, tx)) === null;
}

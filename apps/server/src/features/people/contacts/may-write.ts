import { canonicalEmail } from '@croupier/domain/people/players';
import type { Queryable } from '../../../platform/database.ts';
import { addressKey } from '../../../platform/http/client-address.ts';
import type { ContactsParts } from './contacts-parts.ts';

interface Written {
  readonly kind: string;
  /** Where it would go, an e-mail or a phone: somebody typed it, who need not be whose it is. */
  readonly to: string;
  /** From where it was asked for; missing where a sign-up is told of, which nobody asked a letter for. */
  readonly ip?: string | undefined;
}

/**
 * Whether a letter of a kind may go to an address that somebody typed: one every three minutes, a few a day. What is asked for from each
 * network is counted by itself, and sign-ups by themselves: whoever claims somebody's address, or asks for its letters, uses up what is
 * theirs to ask, and leaves its owner's own letter alone. All together there is an end, too: no mailbox is flooded. Who may not be
 * written to is not told so; whoever asked cannot know whose mailbox it is. It counts with the transaction that writes, where there is
 * one: a letter that was rolled back is written when that is tried again.
 */
export async function mayWrite(
  { budget }: Pick<ContactsParts, 'budget'>,
  { kind, to, ip }: Written,
  tx?: Queryable,
): Promise<boolean> {
  const mailbox = `${kind} ${canonicalEmail(to)}`;
  const subject = `${mailbox} ${ip === undefined ? 'sign-up' : addressKey(ip)}`;
  if (await budget.take('address-letter', subject, tx)) return false;
  if (await budget.take('address-letters', subject, tx)) return false;
  return ip === undefined || (await budget.take('mailbox-letters', mailbox, tx)) === null;
}

import type { resetPassword as operation } from '@croupier/contract/people/contacts';
import { CODE_WAIT_MS, RESET_LINK_KEPT_MS } from '@croupier/domain/people/contacts';
import { canonicalEmail } from '@croupier/domain/people/players';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { hashSecret } from '../../../platform/secrets.ts';
import { answerAfter, findByPhones, findOwner } from '../players/feature.ts';
import { readPhoneNumber } from '../sms/feature.ts';
import type { ContactsParts } from './contacts-parts.ts';
import { findLink } from './links-store.ts';
import { mayWrite } from './may-write.ts';
import { writeLink, type LinkLetter } from './write-link.ts';

const RESET: LinkLetter = {
  ...{ purpose: 'reset-password', kind: 'password-reset', page: '/change-password' },
  keptMs: RESET_LINK_KEPT_MS,
};

/**
 * Sends a code to whoever has proven the phone. The answer and its time are the same where nobody has, or where one was sent a moment
 * ago.
 */
export async function resetByPhone(
  parts: ContactsParts,
  { phone }: { phone: string },
  ip: string,
): Promise<{ againAt: string } | Refused<typeof operation>> {
  if (!parts.codes.hasSms) return refuse('unavailable');
  const destination = readPhoneNumber(phone)?.number;
  if (destination === undefined) return refuse('invalid_request', { field: 'phone' });
  const answered = answerAfter(parts);
  const againAt = new Date(parts.clock.now().getTime() + CODE_WAIT_MS).toISOString();
  const owner = await findByPhones(parts.db, [destination]);
  const may = await mayWrite(parts, { kind: 'password-reset', to: destination, ip });
  if (owner && may) {
    const wanted = { playerId: owner.id, purpose: 'password-reset', channel: 'sms', destination } as const;
    await parts.db.transaction((tx) => parts.codes.send(tx, wanted));
  }
  await answered;
  return { againAt };
}

/**
 * Writes a letter with a link to whoever owns the address. The answer and its time are the same where nobody does, or where one was
 * written a moment ago. An account that has not answered its letter is nobody's yet, so no letter opens it.
 */
export async function resetPassword(
  parts: ContactsParts,
  { email }: { email: string },
  ip: string,
): Promise<{ againAt: string }> {
  const answered = answerAfter(parts);
  const againAt = new Date(parts.clock.now().getTime() + CODE_WAIT_MS).toISOString();
  const owner = await findOwner(parts.db, canonicalEmail(email));
  // Counted for an address of nobody, too: the same work, and no address is asked for without an end.
  const may = await mayWrite(parts, { kind: 'password-reset', to: email, ip });
  if (owner && may) await parts.db.transaction((tx) => writeLink(parts, tx, owner, RESET));
  await answered;
  return { againAt };
}

/** Whether a link to choose a new password is usable: whose it is, and why it is not, is not told. */
export async function checkToken(
  parts: ContactsParts,
  { token }: { token: string },
): Promise<{ usable: boolean }> {
  const answered = answerAfter(parts);
  const asked = { purpose: 'reset-password', tokenHash: hashSecret(token), now: parts.clock.now() } as const;
  const usable = (await findLink(parts.db, asked)) !== undefined;
  await answered;
  return { usable };
}

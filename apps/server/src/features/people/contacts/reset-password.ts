import { CODE_WAIT_MS, RESET_LINK_KEPT_MS } from '@croupier/domain/people/contacts';
import { canonicalEmail } from '@croupier/domain/people/players';
import { hashSecret } from '../../../platform/secrets.ts';
import { answerAfter, findOwner } from '../players/index.ts';
import type { ContactsParts } from './contacts-parts.ts';
import { findLink } from './links-store.ts';
import { mayWrite } from './may-write.ts';
import { writeLink, type LinkLetter } from './write-link.ts';

const RESET: LinkLetter = {
  ...{ purpose: 'reset-password', kind: 'password-reset', page: '/change-password' },
  keptMs: RESET_LINK_KEPT_MS,
};

/**
 * Writes a letter with a link to whoever owns the address. The answer and its time are the same where nobody does, or where one was
 * written a moment ago. An account that has not answered its letter is nobody's yet, so no letter opens it.
 */
export async function resetPassword(
  parts: ContactsParts,
  { email }: { email: string },
): Promise<{ againAt: string }> {
  const answered = answerAfter();
  const againAt = new Date(parts.clock.now().getTime() + CODE_WAIT_MS).toISOString();
  const owner = await findOwner(parts.db, canonicalEmail(email));
  // Counted for an address of nobody, too: the same work, and no address is asked for without an end.
  const may = await mayWrite(parts, 'password-reset', email);
  if (owner && may) await parts.db.transaction((tx) => writeLink(parts, tx, owner, RESET));
  await answered;
  return { againAt };
}

/** Whether a link to choose a new password is usable: whose it is, and why it is not, is not told. */
export async function checkToken(
  { db, clock }: ContactsParts,
  { token }: { token: string },
): Promise<{ usable: boolean }> {
  const answered = answerAfter();
  const asked = { purpose: 'reset-password', tokenHash: hashSecret(token), now: clock.now() } as const;
  const usable = (await findLink(db, asked)) !== undefined;
  await answered;
  return { usable };
}

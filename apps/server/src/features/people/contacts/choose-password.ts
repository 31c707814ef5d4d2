import type { changePassword as operation } from '@croupier/contract/people/contacts';
import { appendFacts } from '../../../platform/outbox.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { hashSecret } from '../../../platform/secrets.ts';
import {
  addressesOf,
  findPlayerById,
  isRefusedPassword,
  lockPlayer,
  refuseBusy,
  updatePasswordHash,
} from '../players/feature.ts';
import type { ContactsParts } from './contacts-parts.ts';
import { forgetIntruder } from './forget-intruder.ts';
import { findLink, takeLink } from './links-store.ts';

/**
 * A new password by the link of a letter. Whoever reads the mailbox has the account from now on: every session ends, sockets at once.
 * So do the ways in that are new, and every link. A password that is refused leaves the link as it was.
 */
export async function choosePassword(
  parts: ContactsParts,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<{ done: true } | Refused<typeof operation>> {
  const { db, clock, passwords, sessions } = parts;
  const link = () => ({ purpose: 'reset-password', tokenHash: hashSecret(token), now: clock.now() }) as const;
  const playerId = await findLink(db, link());
  const player = playerId === undefined ? undefined : await findPlayerById(db, playerId);
  if (!player) return refuse('link_over');
  if (await isRefusedPassword(parts, newPassword, addressesOf(player))) return refuse('password_too_weak');
  const hashed = await passwords.hash(newPassword);
  if (hashed === 'busy') return refuseBusy();
  const ended = await db.transaction(async (tx) => {
    // As a login locks it: a session is either there before the change, which ends it, or is refused by the old password.
    await lockPlayer(tx, player.id);
    if (!(await takeLink(tx, link()))) return undefined;
    await updatePasswordHash(tx, player.id, hashed.passwordHash);
    await forgetIntruder(tx, player.id, { since: clock.now(), proof: 'mailbox' });
    await appendFacts(tx, [{ playerId: player.id, topic: 'account.password-changed', payload: {} }]);
    return sessions.endAll(tx, player.id);
  });
  if (!ended) return refuse('link_over');
  sessions.announce(ended);
  return { done: true };
}

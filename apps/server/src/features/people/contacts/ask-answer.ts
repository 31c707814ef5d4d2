import { VERIFY_LINK_KEPT_MS } from '@croupier/domain/people/contacts';
import { canonicalEmail } from '@croupier/domain/people/players';
import type { Tx } from '../../../platform/database.ts';
import { findOwner, lockPlayer } from '../players/index.ts';
import type { ContactsParts } from './contacts-parts.ts';
import { mayWrite } from './may-write.ts';
import { writeLink, type LinkLetter } from './write-link.ts';

const VERIFY: LinkLetter = {
  ...{ purpose: 'verify-email', kind: 'email-verify', page: '/verify-email' },
  keptMs: VERIFY_LINK_KEPT_MS,
};

/**
 * Writes to the address of an account that has not answered yet. Where the address has an owner, the owner is told that somebody
 * signed up with it, and nobody is sent a link: this account never gets it.
 */
export async function askAnswer(parts: ContactsParts, tx: Tx, playerId: bigint): Promise<void> {
  const player = await lockPlayer(tx, playerId);
  if (player.emailVerifiedAt !== null || player.email === '') return;
  const owner = await findOwner(tx, canonicalEmail(player.email));
  const kind = owner ? 'email-known' : 'email-verify';
  if (!(await mayWrite(parts, kind, player.email, tx))) return;
  if (!owner) return writeLink(parts, tx, player, VERIFY);
  const { email: to, language, brand, region } = owner;
  await parts.writeLetter(tx, { to, language, brand, region, kind: 'email-known', params: {} });
}

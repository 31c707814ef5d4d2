import { VERIFY_LINK_KEPT_MS } from '@croupier/domain/people/contacts';
import { canonicalEmail } from '@croupier/domain/people/players';
import type { Tx } from '../../../platform/database.ts';
import { findOwner, lockPlayer, type PlayerRow } from '../players/feature.ts';
import type { ContactsParts } from './contacts-parts.ts';
import { mayWrite } from './may-write.ts';
import { writeLink, type LinkLetter } from './write-link.ts';

const VERIFY: LinkLetter = {
  ...{ purpose: 'verify-email', kind: 'email-verify', page: '/verify-email' },
  keptMs: VERIFY_LINK_KEPT_MS,
};

/** Asks whose the address of a new account is, by a letter or by a code. Who has answered is asked nothing. */
export async function askAnswer(parts: ContactsParts, tx: Tx, playerId: bigint, ip?: string): Promise<void> {
  const player = await lockPlayer(tx, playerId);
  if (player.answeredAt !== null) return;
  if (player.phoneClaim !== null) return sendCode(parts, tx, { playerId, phone: player.phoneClaim, ip });
  if (player.email !== '') return writeLetter(parts, tx, player, ip);
}

/**
 * Sends a code to the phone of an account. Where the phone is another account's the same code goes to it: nothing differs for who
 * opened this one, and whoever reads it there is told by typing it that they have an account.
 */
async function sendCode(
  parts: ContactsParts,
  tx: Tx,
  { playerId, phone, ip }: { playerId: bigint; phone: string; ip: string | undefined },
): Promise<void> {
  if (!(await mayWrite(parts, { kind: 'phone-code', to: phone, ip }, tx))) return;
  // What it cannot do now the player asks for again.
  await parts.codes.send(tx, { playerId, purpose: 'phone', channel: 'sms', destination: phone });
}

/**
 * Writes to the address of an account that has not answered yet. Where the address has an owner, the owner is told that somebody
 * signed up with it, and nobody is sent a link: this account never gets it.
 */
async function writeLetter(
  parts: ContactsParts,
  tx: Tx,
  player: PlayerRow,
  ip: string | undefined,
): Promise<void> {
  const owner = await findOwner(tx, canonicalEmail(player.email));
  const kind = owner ? 'email-known' : 'email-verify';
  if (!(await mayWrite(parts, { kind, to: player.email, ip }, tx))) return;
  if (!owner) return writeLink(parts, tx, player, VERIFY);
  const { email: to, language, brand, region } = owner;
  await parts.writeLetter(tx, { to, language, brand, region, kind: 'email-known', params: {} });
}

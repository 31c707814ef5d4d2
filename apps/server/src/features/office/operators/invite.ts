import type { inviteAgain as againOperation } from '@croupier/contract/office/operators';
import { canonicalEmail } from '@croupier/domain/people/players';
import type { Tx } from '../../../platform/database.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { newSecret } from '../../../platform/secrets.ts';
import type { Actor } from '../audit/feature.ts';
import { invitationLetter } from './letters-text.ts';
import type { OperatorsParts } from './operators-parts.ts';
import { insertOperator, lockOperator, type Operator } from './operators-store.ts';
import { replaceInvitation } from './sign-in-store.ts';

const INVITATION_LASTS_MS = 3 * 86_400_000;

export interface Invitation {
  email: string;
  name: string;
  role: string;
  reason: string;
}

/** Makes an operator who has not come yet, with a letter whose link lets them choose a password. @returns null when there is one with this address */
export async function insertInvited(
  parts: OperatorsParts,
  tx: Tx,
  { email, name, role }: Omit<Invitation, 'reason'>,
): Promise<{ id: bigint; token: string } | null> {
  const now = parts.clock.now();
  const id = await insertOperator(tx, { email, canonicalEmail: canonicalEmail(email), name, role, now });
  if (id === null) return null;
  return { id, token: await sendInvitation(parts, tx, { id, email, name, language: 'en' }) };
}

/** A new link for who has not come yet. */
export async function inviteAgain(
  parts: OperatorsParts,
  actor: Actor,
  { id, reason }: { id: bigint; reason: string },
): Promise<{ done: true } | Refused<typeof againOperation>> {
  return parts.db.transaction(async (tx) => {
    const operator = await lockOperator(tx, id);
    if (!operator) return refuse('not_found');
    if (operator.state !== 'invited') return refuse('conflict');
    await sendInvitation(parts, tx, operator);
    await parts.record(tx, actor, {
      act: 'invite.operator-again',
      subject: ['operator', String(id)],
      reason,
    });
    return { done: true };
  });
}

/** Writes the letter with a new link; an older one is over. @returns the secret of the link */
export async function sendInvitation(
  { clock, config, write }: OperatorsParts,
  tx: Tx,
  to: Pick<Operator, 'id' | 'email' | 'name' | 'language'>,
): Promise<string> {
  const { secret, secretHash } = newSecret();
  const expiresAt = new Date(clock.now().getTime() + INVITATION_LASTS_MS);
  await replaceInvitation(tx, { tokenHash: secretHash, operatorId: to.id, expiresAt });
  // Behind the `#`: no server and no log on the way sees it.
  const link = `${config.office.url}/invitation#${secret}`;
  await write(tx, {
    to: to.email,
    urgent: true,
    ...invitationLetter(to.language, { name: to.name, link, expiresAt }),
  });
  return secret;
}

/** Nobody gives what they do not have. */
export const mayGrant = (granting: ReadonlySet<string>, permissions: readonly string[]): boolean =>
  permissions.every((permission) => granting.has(permission));

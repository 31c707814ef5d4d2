import type { acceptInvitation as operation, lookAtInvitation } from '@croupier/contract/office/operators';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { hashSecret } from '../../../platform/secrets.ts';
import { isRefusedPassword, refuseBusy } from '../../people/players/feature.ts';
import { beginLogin, type FirstStep } from './first-step.ts';
import type { OperatorsParts } from './operators-parts.ts';
import { changeOperator, findOperator, lockOperator } from './operators-store.ts';
import { deleteInvitation, deleteLoginsOf, findInvited } from './sign-in-store.ts';

/** Whom a link is for. */
export async function lookAt(
  { db, clock }: OperatorsParts,
  token: string,
): Promise<{ email: string; name: string; role: string } | Refused<typeof lookAtInvitation>> {
  const id = await findInvited(db, hashSecret(token), clock.now());
  const operator = id === undefined ? undefined : await findOperator(db, id);
  if (operator?.state !== 'invited') return refuse('link_over');
  return { email: operator.email, name: operator.name, role: operator.role };
}

/** A password for who was invited. The link is over with it; the second step, setting up a factor, comes next. */
export async function acceptInvitation(
  parts: OperatorsParts,
  {
    token,
    name,
    password,
    ip,
    requestId,
  }: { token: string; name: string; password: string; ip: string; requestId: string },
): Promise<FirstStep | Refused<typeof operation>> {
  const { db, clock } = parts;
  const tokenHash = hashSecret(token);
  const id = await findInvited(db, tokenHash, clock.now());
  const invited = id === undefined ? undefined : await findOperator(db, id);
  if (!invited) return refuse('link_over');
  if (await isRefusedPassword(parts, password, [invited.email])) return refuse('password_too_weak');
  const hashed = await parts.passwords.hash(password);
  if (hashed === 'busy') return refuseBusy();
  return db.transaction(async (tx) => {
    const operator = await lockOperator(tx, invited.id);
    // Looked at again: of two who come by one link, one is the first.
    if (operator?.state !== 'invited' || (await findInvited(tx, tokenHash, clock.now())) !== invited.id)
      return refuse('link_over');
    await deleteInvitation(tx, invited.id);
    await deleteLoginsOf(tx, invited.id);
    await changeOperator(tx, invited.id, { name, passwordHash: hashed.passwordHash, state: 'active' });
    const secret = await beginLogin(parts, tx, invited.id);
    const actor = { operatorId: invited.id, name, requestId, address: ip };
    await parts.record(tx, actor, { act: 'accept.invitation', subject: ['operator', String(invited.id)] });
    return { secret, factors: ['enrol'] };
  });
}

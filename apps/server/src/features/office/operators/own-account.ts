import type { changeMyPassword, OperatorSelf, renewRecoveryCodes } from '@croupier/contract/office/operators';
import type { SignedInOperator } from '../../../platform/http/http.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { isRefusedPassword, refuseBusy } from '../../people/players/feature.ts';
import { actorOf } from '../audit/feature.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { deleteOfficeSessions } from './office-sessions-store.ts';
import { IDLE_MAX_MS, permissionsOfRole } from './office-sessions.ts';
import type { OperatorsParts } from './operators-parts.ts';
import { changeOperator, findOperator, lockOperator, type Operator } from './operators-store.ts';
import { listPasskeys } from './passkeys-store.ts';
import { findRole } from './roles-store.ts';

type Call = { operator: SignedInOperator; requestId: string; ip: string };

/** Somebody as they see themselves. */
export async function selfOf({ db }: Pick<OperatorsParts, 'db'>, operatorId: bigint): Promise<OperatorSelf> {
  const operator = (await findOperator(db, operatorId))!;
  const [role, passkeys] = await Promise.all([findRole(db, operator.role), listPasskeys(db, operatorId)]);
  return {
    id: String(operatorId),
    email: operator.email,
    name: operator.name,
    role: operator.role,
    permissions: [...permissionsOfRole(operator.role, role?.permissions ?? null)],
    language: operator.language,
    idleMs: IDLE_MAX_MS,
    recoveryCodesLeft: operator.recoveryCodes.length,
    hasCode: operator.codeSecret !== null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      ...{ id, name },
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}

/** A new password in place of the current one; every other session ends. */
export async function changePassword(
  parts: OperatorsParts,
  call: Call,
  { current, password }: { current: string; password: string },
): Promise<{ done: true } | Refused<typeof changeMyPassword>> {
  const { operatorId, sessionId } = call.operator;
  const operator = await withPassword(parts, operatorId, current);
  if ('refused' in operator) return operator;
  if (await isRefusedPassword(parts, password, [operator.email])) return refuse('password_too_weak');
  const hashed = await parts.passwords.hash(password);
  if (hashed === 'busy') return refuseBusy();
  return parts.db.transaction(async (tx) => {
    const now = await lockOperator(tx, operatorId);
    // Of two changes at once the second was let in by a password that is no longer the current one.
    if (now?.passwordHash !== operator.passwordHash) return refuse('conflict');
    await changeOperator(tx, operatorId, { passwordHash: hashed.passwordHash });
    await deleteOfficeSessions(tx, operatorId, Buffer.from(sessionId, 'hex'));
    await parts.record(tx, actorOf(call), {
      act: 'change.password',
      subject: ['operator', String(operatorId)],
    });
    return { done: true };
  });
}

/** New recovery codes in place of the old ones. */
export async function renewCodes(
  parts: OperatorsParts,
  call: Call,
  password: string,
): Promise<{ recoveryCodes: string[] } | Refused<typeof renewRecoveryCodes>> {
  const { operatorId } = call.operator;
  const operator = await withPassword(parts, operatorId, password);
  if ('refused' in operator) return operator;
  const { codes, hashes } = newRecoveryCodes();
  return parts.db.transaction(async (tx) => {
    await lockOperator(tx, operatorId);
    await changeOperator(tx, operatorId, { recoveryCodes: hashes });
    await parts.record(tx, actorOf(call), {
      act: 'renew.recovery-codes',
      subject: ['operator', String(operatorId)],
    });
    return { recoveryCodes: codes };
  });
}

/** Asks for the password again, within a budget: an open browser left alone gives little away. */
async function withPassword(
  { db, budget, passwords }: OperatorsParts,
  operatorId: bigint,
  password: string,
): Promise<Operator | Refused<typeof renewRecoveryCodes>> {
  const operator = (await findOperator(db, operatorId))!;
  const subject = String(operatorId);
  const exhausted = await budget.take('office-password', subject);
  if (exhausted) return refuse('too_many_requests', exhausted);
  const matches = await passwords.matches(password, operator.passwordHash ?? undefined);
  if (matches !== false) await budget.giveBack('office-password', subject);
  if (matches === 'busy') return refuseBusy();
  return matches ? operator : refuse('wrong_credentials');
}

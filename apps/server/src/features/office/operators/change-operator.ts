import type {
  closeOperator,
  endOperatorSessions,
  openOperator,
  resetOperatorFactors,
} from '@croupier/contract/office/operators';
import { ADMIN } from '@croupier/domain/office/permissions';
import type { Tx } from '../../../platform/database.ts';
import type { SignedInOperator } from '../../../platform/http/http.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { actorOf } from '../audit/feature.ts';
import { mayGrant, sendInvitation } from './invite.ts';
import { deleteOfficeSessions } from './office-sessions-store.ts';
import { permissionsOfRole } from './office-sessions.ts';
import type { OperatorsParts } from './operators-parts.ts';
import { changeOperator, lockActiveOf, lockOperator, type Operator } from './operators-store.ts';
import { deletePasskeysOf } from './passkeys-store.ts';
import { findRole } from './roles-store.ts';
import { deleteInvitation, deleteLoginsOf } from './sign-in-store.ts';

/** Who asks, for what reason, about whom. */
export interface Change {
  call: { operator: SignedInOperator; requestId: string; ip: string };
  id: bigint;
  reason: string;
}

const subjectOf = (id: bigint) => ['operator', String(id)] as const;
const done = { done: true } as const;

/** Somebody works here no longer: sessions, links and attempts to sign in end with the commit. */
export async function close(
  parts: OperatorsParts,
  { call, id, reason }: Change,
): Promise<{ done: true } | Refused<typeof closeOperator>> {
  if (id === call.operator.operatorId) return refuse('own_account');
  return parts.db.transaction(async (tx) => {
    const admins = await lockActiveOf(tx, ADMIN);
    const operator = await lockOperator(tx, id);
    if (!operator) return refuse('not_found');
    if (!(await mayChange(tx, call.operator, operator))) return refuse('forbidden');
    if (isLast(admins, id)) return refuse('last_admin');
    if (operator.state === 'closed') return done;
    await changeOperator(tx, id, { state: 'closed' });
    await endAll(tx, id);
    const [before, after] = [{ state: operator.state }, { state: 'closed' }];
    await parts.record(tx, actorOf(call), {
      act: 'close.operator',
      subject: subjectOf(id),
      before,
      after,
      reason,
    });
    return done;
  });
}

/** Lets somebody back in, with the factors they had; who never came gets a new link. */
export async function open(
  parts: OperatorsParts,
  { call, id, reason }: Change,
): Promise<{ done: true } | Refused<typeof openOperator>> {
  return parts.db.transaction(async (tx) => {
    const operator = await lockOperator(tx, id);
    if (!operator) return refuse('not_found');
    if (!(await mayChange(tx, call.operator, operator))) return refuse('forbidden');
    if (operator.state !== 'closed') return done;
    const state = operator.passwordHash === null ? 'invited' : 'active';
    await changeOperator(tx, id, { state });
    if (state === 'invited') await sendInvitation(parts, tx, operator);
    const [before, after] = [{ state: 'closed' }, { state }];
    await parts.record(tx, actorOf(call), {
      act: 'open.operator',
      subject: subjectOf(id),
      before,
      after,
      reason,
    });
    return done;
  });
}

/** For who lost their factors: everything they sign in by is forgotten, and a new link is sent. */
export async function resetFactors(
  parts: OperatorsParts,
  { call, id, reason }: Change,
): Promise<{ done: true } | Refused<typeof resetOperatorFactors>> {
  if (id === call.operator.operatorId) return refuse('own_account');
  return parts.db.transaction(async (tx) => {
    const admins = await lockActiveOf(tx, ADMIN);
    const operator = await lockOperator(tx, id);
    if (!operator || operator.state === 'closed') return refuse('not_found');
    if (!(await mayChange(tx, call.operator, operator))) return refuse('forbidden');
    if (isLast(admins, id)) return refuse('last_admin');
    await endAll(tx, id);
    await deletePasskeysOf(tx, id);
    const forgotten = { passwordHash: null, codeSecret: null, codeStep: 0n, recoveryCodes: [] };
    await changeOperator(tx, id, { ...forgotten, state: 'invited' });
    await sendInvitation(parts, tx, operator);
    await parts.record(tx, actorOf(call), { act: 'reset.factors', subject: subjectOf(id), reason });
    return done;
  });
}

/** Signs somebody out everywhere. */
export async function endSessions(
  parts: OperatorsParts,
  { call, id, reason }: Change,
): Promise<{ ended: number } | Refused<typeof endOperatorSessions>> {
  return parts.db.transaction(async (tx) => {
    const operator = await lockOperator(tx, id);
    if (!operator) return refuse('not_found');
    if (!(await mayChange(tx, call.operator, operator))) return refuse('forbidden');
    await deleteLoginsOf(tx, id);
    const ended = await deleteOfficeSessions(tx, id);
    await parts.record(tx, actorOf(call), {
      act: 'end.sessions',
      subject: subjectOf(id),
      after: { ended },
      reason,
    });
    return { ended };
  });
}

async function endAll(tx: Tx, id: bigint): Promise<void> {
  await deleteInvitation(tx, id);
  await deleteLoginsOf(tx, id);
  await deleteOfficeSessions(tx, id);
}

/** Who may do less than somebody may not act upon them. */
async function mayChange(tx: Tx, by: SignedInOperator, operator: Operator): Promise<boolean> {
  const role = await findRole(tx, operator.role);
  return mayGrant(by.permissions, permissionsOfRole(operator.role, role?.permissions ?? null));
}

/** Whether nobody would be left who may change operators and roles. @param admins locked */
export const isLast = (admins: readonly bigint[], id: bigint): boolean =>
  admins.length === 1 && admins[0] === id;

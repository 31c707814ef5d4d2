import type { loginWithCode as operation } from '@croupier/contract/office/operators';
import type { Tx } from '../../../platform/database.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { hashSecret } from '../../../platform/secrets.ts';
import { factorsOf } from './first-step.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import type { Visit } from './office-sessions.ts';
import type { OperatorsParts } from './operators-parts.ts';
import { changeOperator, lockOperator, type Operator } from './operators-store.ts';
import { deleteLogin, findLogin, lockLogin, type LoginRow } from './sign-in-store.ts';
import { stepOfCode } from './time-codes.ts';

/** An attempt to sign in whose first step is made, under the locks that keep it from being finished twice. */
export interface Attempt {
  readonly tx: Tx;
  readonly operator: Operator;
  readonly login: LoginRow;
  readonly idHash: Buffer;
}

export interface SecondStep extends Visit {
  /** Of the cookie that the first step gave; undefined when there is none. */
  secret: string | undefined;
  requestId: string;
}

type Finished<T> = { session: string; operatorId: bigint; told: T };

/**
 * The second step: whatever `check` takes for the factor starts a session, and the attempt is over. A wrong one counts against the
 * operator, and leaves the attempt as it was.
 * @param check what the factor comes to, or undefined when it is the wrong one
 */
export async function secondStep<T>(
  parts: OperatorsParts,
  step: SecondStep,
  how: string,
  check: (attempt: Attempt) => Promise<{ told: T } | undefined>,
): Promise<Finished<T> | Refused<typeof operation>> {
  const { secret } = step;
  if (secret === undefined) return refuse('link_over');
  const idHash = hashSecret(secret);
  const found = await findLogin(parts.db, idHash);
  if (!found) return refuse('link_over');
  const subject = String(found.operatorId);
  const exhausted = await parts.budget.take('office-code', subject);
  if (exhausted) return refuse('too_many_requests', exhausted);
  const done = await parts.db.transaction(async (tx) => {
    const login = await lockLogin(tx, idHash);
    const operator = await lockOperator(tx, found.operatorId);
    if (!login || login.expiresAt <= parts.clock.now() || operator?.state !== 'active') return 'over';
    const passed = await check({ tx, operator, login, idHash });
    if (!passed) return 'wrong';
    await deleteLogin(tx, idHash);
    const session = await parts.sessions.start(tx, operator.id, step);
    const actor = {
      operatorId: operator.id,
      name: operator.name,
      requestId: step.requestId,
      address: step.ip,
    };
    await parts.record(tx, actor, { act: 'sign-in', subject: ['operator', subject], after: { by: how } });
    return { session, operatorId: operator.id, told: passed.told };
  });
  if (done === 'wrong') return refuse('wrong_code');
  await parts.budget.giveBack('office-code', subject);
  return done === 'over' ? refuse('link_over') : done;
}

/** By a time-based code; each counts once. */
export function byCode({ box, clock }: OperatorsParts, code: string) {
  return async ({ tx, operator }: Attempt): Promise<{ told: null } | undefined> => {
    if (!operator.codeSecret) return undefined;
    const secret = box.unseal(codePlace(operator.id), operator.codeSecret);
    const codeStep = stepOfCode(code, { secret, lastStep: operator.codeStep, now: clock.now() });
    if (codeStep === undefined) return undefined;
    await changeOperator(tx, operator.id, { codeStep });
    return { told: null };
  };
}

/** By one of the codes that were written down; it is gone with that. */
export function byRecoveryCode(code: string) {
  const wanted = hashRecoveryCode(code);
  return async ({ tx, operator }: Attempt): Promise<{ told: null } | undefined> => {
    const left = operator.recoveryCodes.filter((each) => !each.equals(wanted));
    if (left.length === operator.recoveryCodes.length) return undefined;
    await changeOperator(tx, operator.id, { recoveryCodes: left });
    return { told: null };
  };
}

/** Whether there is no factor yet, so that one may be set up with the password alone. */
export const mayEnrol = async ({ tx, operator }: Pick<Attempt, 'tx' | 'operator'>): Promise<boolean> =>
  (await factorsOf(tx, operator))[0] === 'enrol';

/** Where the secret of an operator's codes belongs. */
export const codePlace = (operatorId: bigint): string => `operator-code:${operatorId}`;

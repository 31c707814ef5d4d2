import type { enrolCode as operation } from '@croupier/contract/office/operators';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { hashSecret } from '../../../platform/secrets.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import type { OperatorsParts } from './operators-parts.ts';
import { changeOperator, lockOperator } from './operators-store.ts';
import { codePlace, mayEnrol, type Attempt } from './second-step.ts';
import { changeLogin, lockLogin } from './sign-in-store.ts';
import { newCodeSecret, stepOfCode } from './time-codes.ts';

/** A secret of time-based codes for who has no factor yet. It is kept with the attempt, and becomes the operator's with its first code. */
export async function enrol(
  { db, clock, box }: OperatorsParts,
  secret: string | undefined,
): Promise<{ secret: string; address: string; drawing: string } | Refused<typeof operation>> {
  if (secret === undefined) return refuse('link_over');
  const idHash = hashSecret(secret);
  return db.transaction(async (tx) => {
    const login = await lockLogin(tx, idHash);
    const operator = login && (await lockOperator(tx, login.operatorId));
    if (!operator || operator.state !== 'active' || login.expiresAt <= clock.now())
      return refuse('link_over');
    if (!(await mayEnrol({ tx, operator }))) return refuse('link_over');
    const { bytes, ...told } = newCodeSecret(operator.email);
    await changeLogin(tx, idHash, { codeSecret: box.seal(codePlace(operator.id), bytes) });
    return told;
  });
}

/** The first code of a new factor makes it the operator's; with it come the codes to write down. */
export function byFirstCode({ box, clock }: OperatorsParts, code: string) {
  return async (attempt: Attempt): Promise<{ told: string[] } | undefined> => {
    const { tx, operator, login } = attempt;
    if (!login.codeSecret || !(await mayEnrol(attempt))) return undefined;
    const secret = box.unseal(codePlace(operator.id), login.codeSecret);
    const codeStep = stepOfCode(code, { secret, lastStep: 0n, now: clock.now() });
    if (codeStep === undefined) return undefined;
    const { codes, hashes } = newRecoveryCodes();
    await changeOperator(tx, operator.id, {
      codeSecret: login.codeSecret,
      codeStep,
      recoveryCodes: hashes,
    });
    return { told: codes };
  };
}

import type { officeLogin as operation } from '@croupier/contract/office/operators';
import { canonicalEmail } from '@croupier/domain/people/players';
import type { Queryable } from '../../../platform/database.ts';
import { addressKey } from '../../../platform/http/client-address.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { hashSecret, newSecret } from '../../../platform/secrets.ts';
import { refuseBusy } from '../../people/players/feature.ts';
import type { OperatorsParts } from './operators-parts.ts';
import { findByEmail, findOperator, type Operator } from './operators-store.ts';
import { listPasskeys } from './passkeys-store.ts';
import { findLogin, insertLogin } from './sign-in-store.ts';

/** So long somebody has for their second step. */
const LOGIN_LASTS_MS = 10 * 60_000;

export type Factor = 'code' | 'passkey' | 'recovery' | 'enrol';

export interface FirstStep {
  /** For the cookie: good for the second step and nothing else. */
  secret: string;
  factors: Factor[];
}

/**
 * The first step: the password. Who is unknown, closed or not here yet is answered like a wrong password, in the same time;
 * attempts are counted before they are made.
 */
export async function firstStep(
  parts: OperatorsParts,
  attempt: { email: string; password: string; ip: string },
): Promise<FirstStep | Refused<typeof operation>> {
  const account = canonicalEmail(attempt.email);
  const bounds = [
    ['office-address', addressKey(attempt.ip)],
    ['office-login', account],
  ] as const;
  for (const [scope, subject] of bounds) {
    const exhausted = await parts.budget.take(scope, subject);
    if (exhausted) return refuse('too_many_requests', exhausted);
  }
  const giveBack = async () => {
    for (const [scope, subject] of bounds) await parts.budget.giveBack(scope, subject);
  };
  const operator = await findByEmail(parts.db, account);
  const known = operator?.state === 'active' ? (operator.passwordHash ?? undefined) : undefined;
  const matches = await parts.passwords.matches(attempt.password, known);
  if (matches === 'busy') {
    await giveBack();
    return refuseBusy();
  }
  if (!matches || !operator) return refuse('wrong_credentials');
  await giveBack();
  return {
    secret: await beginLogin(parts, parts.db, operator.id),
    factors: await factorsOf(parts.db, operator),
  };
}

/** Somebody has shown who they are; the second step is awaited. @returns the secret for the cookie */
export async function beginLogin(
  { clock }: Pick<OperatorsParts, 'clock'>,
  db: Queryable,
  operatorId: bigint,
): Promise<string> {
  const { secret, secretHash } = newSecret();
  const expiresAt = new Date(clock.now().getTime() + LOGIN_LASTS_MS);
  await insertLogin(db, { idHash: secretHash, operatorId, expiresAt });
  return secret;
}

/** The second steps that somebody can make. Who has no factor sets one up. */
export async function factorsOf(db: Queryable, operator: Operator): Promise<Factor[]> {
  const passkeys = await listPasskeys(db, operator.id);
  if (operator.codeSecret === null && passkeys.length === 0) return ['enrol'];
  return [
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(operator.codeSecret ? (['code'] as const) : []),
    ...(operator.recoveryCodes.length > 0 ? (['recovery'] as const) : []),
  ];
}

/** The factors of an attempt that is under way; null when there is none. @param secret of its cookie */
export async function pendingFactors(
  { db, clock }: Pick<OperatorsParts, 'db' | 'clock'>,
  secret: string | undefined,
): Promise<Factor[] | null> {
  const login = secret === undefined ? undefined : await findLogin(db, hashSecret(secret));
  if (!login || login.expiresAt <= clock.now()) return null;
  const operator = await findOperator(db, login.operatorId);
  return operator ? factorsOf(db, operator) : null;
}

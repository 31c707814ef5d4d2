import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import type {
  addPasskey as adding,
  loginPasskeyOptions,
  removePasskey as removing,
} from '@croupier/contract/office/operators';
import type { SignedInOperator } from '../../../platform/http/http.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { hashSecret } from '../../../platform/secrets.ts';
import { checkAssertion, checkRegistration, passkeyPlace } from '../../../platform/web-authn.ts';
import { actorOf } from '../audit/feature.ts';
import { setChallenge, takeChallenge } from './office-sessions-store.ts';
import type { OperatorsParts } from './operators-parts.ts';
import { lockOperator } from './operators-store.ts';
import { deletePasskey, insertPasskey, listPasskeys, usePasskey } from './passkeys-store.ts';
import type { Attempt } from './second-step.ts';
import { changeLogin, findLogin } from './sign-in-store.ts';

type Json = Record<string, unknown>;
type Call = { operator: SignedInOperator; requestId: string; ip: string };

/** A passkey belongs to the host of the office and answers its pages alone. */
const placeOf = ({ config }: OperatorsParts) => passkeyPlace(config.office.url);
/** The password came before it, so whoever holds the device is enough. */
const VERIFIES_USER = false;

/** What the browser asks its passkey for in the second step. The challenge is kept with the attempt, and answered once. */
export async function askPasskey(
  parts: OperatorsParts,
  secret: string | undefined,
): Promise<{ options: Json } | Refused<typeof loginPasskeyOptions>> {
  const idHash = secret === undefined ? undefined : hashSecret(secret);
  const login = idHash && (await findLogin(parts.db, idHash));
  if (!login || login.expiresAt <= parts.clock.now()) return refuse('link_over');
  const keys = await listPasskeys(parts.db, login.operatorId);
  const options = await generateAuthenticationOptions({
    rpID: placeOf(parts).hostname,
    allowCredentials: keys.map(({ id, transports }) => ({ id, transports: [...transports] })),
    userVerification: 'preferred',
  });
  await changeLogin(parts.db, idHash, { challenge: options.challenge });
  return { options: options as unknown as Json };
}

/** The second step by a passkey. */
export function byPasskey(parts: OperatorsParts, credential: Json) {
  return async ({ tx, operator, login, idHash }: Attempt): Promise<{ told: null } | undefined> => {
    if (login.challenge === null) return undefined;
    await changeLogin(tx, idHash, { challenge: null });
    const key = (await listPasskeys(tx, operator.id)).find(({ id }) => id === credential['id']);
    if (!key) return undefined;
    const { challenge } = login;
    const answered = { credential, challenge, place: placeOf(parts), verifiesUser: VERIFIES_USER };
    const counter = await checkAssertion(answered, key);
    if (counter === undefined) return undefined;
    await usePasskey(tx, key.id, counter, parts.clock.now());
    return { told: null };
  };
}

/** What the browser makes a new passkey from; the challenge is kept with the session. */
export async function offerPasskey(
  parts: OperatorsParts,
  operator: SignedInOperator,
): Promise<{ options: Json }> {
  const keys = await listPasskeys(parts.db, operator.operatorId);
  const options = await generateRegistrationOptions({
    rpName: 'Croupier',
    rpID: placeOf(parts).hostname,
    userName: operator.email,
    userDisplayName: operator.name,
    excludeCredentials: keys.map(({ id, transports }) => ({ id, transports: [...transports] })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  await setChallenge(parts.db, Buffer.from(operator.sessionId, 'hex'), options.challenge);
  return { options: options as unknown as Json };
}

/** Keeps a new passkey that answers the last offer. @returns undefined when it is kept */
export async function addPasskey(
  parts: OperatorsParts,
  call: Call,
  { name, credential }: { name: string; credential: Json },
): Promise<Refused<typeof adding> | undefined> {
  const { operatorId, sessionId } = call.operator;
  const challenge = await takeChallenge(parts.db, Buffer.from(sessionId, 'hex'));
  if (challenge === undefined) return refuse('wrong_code');
  const answered = { credential, challenge, place: placeOf(parts), verifiesUser: VERIFIES_USER };
  const passkey = await checkRegistration(answered);
  if (!passkey) return refuse('wrong_code');
  return parts.db.transaction(async (tx) => {
    await lockOperator(tx, operatorId);
    const row = { ...passkey, operatorId, name };
    if (!(await insertPasskey(tx, { ...row, createdAt: parts.clock.now() }))) return refuse('conflict');
    const subject = ['operator', String(operatorId)] as const;
    await parts.record(tx, actorOf(call), { act: 'add.passkey', subject, after: { name } });
    return undefined;
  });
}

/** Forgets a passkey, as long as another factor is left. @returns undefined when it is gone */
export async function removePasskey(
  parts: OperatorsParts,
  call: Call,
  id: string,
): Promise<Refused<typeof removing> | undefined> {
  const { operatorId } = call.operator;
  return parts.db.transaction(async (tx) => {
    const operator = await lockOperator(tx, operatorId);
    const keys = await listPasskeys(tx, operatorId);
    const name = keys.find((key) => key.id === id)?.name;
    if (name === undefined) return refuse('not_found');
    if (keys.length === 1 && !operator?.codeSecret) return refuse('conflict');
    await deletePasskey(tx, operatorId, id);
    const subject = ['operator', String(operatorId)] as const;
    await parts.record(tx, actorOf(call), { act: 'remove.passkey', subject, before: { name } });
    return undefined;
  });
}

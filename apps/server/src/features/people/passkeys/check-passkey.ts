import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { Tx } from '../../../platform/database.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { checkAssertion, type Answered } from '../../../platform/web-authn.ts';
import { isOurChallenge, newChallenge, type ChallengeFor } from './challenges.ts';
import type { PasskeysParts } from './passkeys-parts.ts';
import {
  findPasskey,
  listPasskeysOf,
  spendChallenge,
  usePasskey,
  type PasskeyRow,
} from './passkeys-store.ts';

export type Credential = Answered['credential'];
export type Ceremony = { options: Record<string, unknown> };

/** An answer whose signature is right, to a challenge of ours; whether it is the first is seen when it is used. */
export interface CheckedAnswer {
  readonly passkey: PasskeyRow;
  readonly challenge: string;
  readonly counter: bigint;
}

/** What the browser asks a passkey for; of a player who is known, only theirs are asked. */
export async function askPasskey(
  { key, place, clock }: PasskeysParts,
  about: ChallengeFor,
  passkeys: readonly PasskeyRow[] = [],
): Promise<Ceremony> {
  const options = await generateAuthenticationOptions({
    rpID: place.hostname,
    challenge: newChallenge(key, about, clock.now()),
    allowCredentials: passkeys.map(({ id, transports }) => ({ id, transports: [...transports] })),
    userVerification: 'required',
  });
  return { options: options as unknown as Ceremony['options'] };
}

/** @returns undefined for whatever is not the answer of a passkey of this house to a challenge for this */
export async function checkPasskey(
  { db, key, place, clock }: PasskeysParts,
  about: ChallengeFor,
  credential: Credential,
): Promise<CheckedAnswer | undefined> {
  const passkey = await findPasskey(db, String(credential['id']));
  if (!passkey || !isOfUser(credential, passkey.playerId)) return undefined;
  let challenge = '';
  const isOurs = (said: string): boolean => {
    challenge = said;
    return isOurChallenge(key, about, said, clock.now());
  };
  const answered = { credential, challenge: isOurs, place, verifiesUser: true };
  const counter = await checkAssertion(answered, passkey);
  return counter === undefined ? undefined : { passkey, challenge, counter };
}

/** Uses up what was checked: once, by whoever is first. @returns whether it still was good */
export async function useAnswer(
  { clock }: PasskeysParts,
  tx: Tx,
  { passkey, challenge, counter }: CheckedAnswer,
): Promise<boolean> {
  const now = clock.now();
  return (await spendChallenge(tx, challenge, now)) && (await usePasskey(tx, passkey, { counter, now }));
}

/** To show in a session that somebody is its player. */
export const askForStepUp = async (
  parts: PasskeysParts,
  { playerId, sessionId }: SignedIn,
): Promise<Ceremony> =>
  askPasskey(parts, { purpose: 'step-up', sessionId }, await listPasskeysOf(parts.db, playerId));

/** @returns what to use in the transaction that believes it; undefined when it is not this player's answer in this session */
export async function checkForStepUp(
  parts: PasskeysParts,
  { playerId, sessionId }: SignedIn,
  credential: Credential,
): Promise<CheckedAnswer | undefined> {
  const checked = await checkPasskey(parts, { purpose: 'step-up', sessionId }, credential);
  return checked?.passkey.playerId === playerId ? checked : undefined;
}

/** A passkey that names its player names the one whom we know it of. */
function isOfUser(credential: Credential, playerId: bigint): boolean {
  const { userHandle } = (credential['response'] ?? {}) as { userHandle?: unknown };
  return (
    userHandle === undefined ||
    userHandle === null ||
    userHandle === Buffer.from(userIdOf(playerId)).toString('base64url')
  );
}

/** What a passkey keeps of its player: the number that their profile shows. */
export const userIdOf = (playerId: bigint): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(String(playerId)));

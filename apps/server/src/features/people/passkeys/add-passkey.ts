import { generateRegistrationOptions } from '@simplewebauthn/server';
import type { addPasskey as operation } from '@croupier/contract/people/passkeys';
import { PASSKEYS_MAX } from '@croupier/domain/people/passkeys';
import { randomUUID } from 'node:crypto';
import type { SignedIn } from '../../../platform/http/http.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { checkRegistration } from '../../../platform/web-authn.ts';
import { findPlayerById, lockPlayer } from '../players/feature.ts';
import { isOurChallenge, newChallenge, type ChallengeFor } from './challenges.ts';
import { userIdOf, type Ceremony, type Credential } from './check-passkey.ts';
import type { PasskeysParts } from './passkeys-parts.ts';
import { insertPasskey, listPasskeysOf, spendChallenge } from './passkeys-store.ts';

const HOUSE = 'Croupier';

const adding = ({ sessionId }: SignedIn): ChallengeFor => ({ purpose: 'add', sessionId });

/**
 * What the browser makes a new passkey from. It is kept by the device (so that nobody has to type who they are) and looks that it is
 * its owner (so that it is as good as a password and a code).
 */
export async function offerPasskey(parts: PasskeysParts, player: SignedIn): Promise<Ceremony> {
  const [row, passkeys] = await Promise.all([
    findPlayerById(parts.db, player.playerId),
    listPasskeysOf(parts.db, player.playerId),
  ]);
  if (!row) throw new Error('a session without a player');
  const options = await generateRegistrationOptions({
    rpName: HOUSE,
    rpID: parts.place.hostname,
    userName: row.email || (row.phone ?? row.nickname),
    userDisplayName: row.nickname,
    userID: userIdOf(player.playerId),
    challenge: newChallenge(parts.key, adding(player), parts.clock.now()),
    excludeCredentials: passkeys.map(({ id, transports }) => ({ id, transports: [...transports] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options: options as unknown as Ceremony['options'] };
}

/** Keeps a new passkey that answers what this session was offered, once. @returns undefined when it is kept */
export async function addPasskey(
  parts: PasskeysParts,
  player: SignedIn,
  { name, credential }: { name: string; credential: Credential },
): Promise<Refused<typeof operation> | undefined> {
  const { playerId } = player;
  const now = parts.clock.now();
  let challenge = '';
  const isOurs = (said: string): boolean => {
    challenge = said;
    return isOurChallenge(parts.key, adding(player), said, now);
  };
  const answered = { credential, challenge: isOurs, place: parts.place, verifiesUser: true };
  const passkey = await checkRegistration(answered);
  if (!passkey) return refuse('wrong_code');
  return parts.db.transaction(async (tx) => {
    // Of two at once the second one counts the first.
    await lockPlayer(tx, playerId);
    if (!(await spendChallenge(tx, challenge, now))) return refuse('wrong_code');
    if ((await listPasskeysOf(tx, playerId)).length >= PASSKEYS_MAX) return refuse('conflict');
    const row = { ...passkey, playerId, publicId: randomUUID(), name: name.trim(), createdAt: now };
    if (!(await insertPasskey(tx, row))) return refuse('conflict');
    await appendFacts(tx, [{ playerId, topic: 'account.passkey-added', payload: {} }]);
    return undefined;
  });
}

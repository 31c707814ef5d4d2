import type { loginWithPasskey as operation } from '@croupier/contract/people/passkeys';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { enterAccount, type Arrival, type Entered } from '../players/feature.ts';
import { checkPasskey, useAnswer, type Credential } from './check-passkey.ts';
import type { PasskeysParts } from './passkeys-parts.ts';

/**
 * Signs in whoever's passkey answers a challenge of ours. One that nobody knows, a forged answer and one that was used before are
 * answered alike. Such a session is proven: the passkey is something its owner has, and it has looked that it is them.
 */
export async function signInByPasskey(
  parts: PasskeysParts,
  arrival: Arrival,
  credential: Credential,
): Promise<Entered | Refused<typeof operation>> {
  const checked = await checkPasskey(parts, { purpose: 'sign-in', sessionId: null }, credential);
  const entered =
    checked &&
    (await enterAccount(parts.players, checked.passkey.playerId, arrival, {
      proven: true,
      holds: (tx) => useAnswer(parts, tx, checked),
    }));
  return entered ?? refuse('wrong_credentials');
}

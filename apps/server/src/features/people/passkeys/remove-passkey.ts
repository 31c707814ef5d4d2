import type { removePasskey as operation } from '@croupier/contract/people/passkeys';
import type { SignedIn } from '../../../platform/http/http.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { hasAnotherWay, lockPlayer } from '../players/feature.ts';
import type { PasskeysParts } from './passkeys-parts.ts';
import { deletePasskey, listPasskeysOf } from './passkeys-store.ts';

/**
 * Forgets a passkey, never the last way in. Under the player's lock: of two that are removed at once the second one sees that the
 * first is gone. @returns undefined when it is gone
 */
export async function removePasskey(
  { db, otherWays }: Pick<PasskeysParts, 'db' | 'otherWays'>,
  { playerId }: Pick<SignedIn, 'playerId'>,
  publicId: string,
): Promise<Refused<typeof operation> | undefined> {
  return db.transaction(async (tx) => {
    const player = await lockPlayer(tx, playerId);
    const passkeys = await listPasskeysOf(tx, playerId);
    if (!passkeys.some((passkey) => passkey.publicId === publicId)) return refuse('not_found');
    if (passkeys.length === 1 && !(await hasAnotherWay(tx, player, otherWays))) return refuse('conflict');
    await deletePasskey(tx, playerId, publicId);
    await appendFacts(tx, [{ playerId, topic: 'account.passkey-removed', payload: {} }]);
    return undefined;
  });
}

import type { DeviceToken, keepDevice as operation } from '@croupier/contract/people/push';
import { ECDH, randomUUID } from 'node:crypto';
import type { SignedIn } from '../../../platform/http/http.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { deleteOfOthers, deleteOlder, upsertDevice } from './devices-store.ts';
import { isPushService } from './is-push-service.ts';
import type { PushParts } from './push-parts.ts';

/** Keeps the token of a browser for the session that brings it. @returns its id, the same for the same token */
export async function keepDevice(
  { db, clock, keys, services }: PushParts,
  player: SignedIn,
  token: DeviceToken,
): Promise<{ id: string } | Refused<typeof operation>> {
  if (!keys) return refuse('unavailable');
  if (!isPushService(token.endpoint, services) || !isPoint(token.keys.p256dh))
    return refuse('invalid_request');
  const sessionId = Buffer.from(player.sessionId, 'hex');
  const device = { id: randomUUID(), playerId: player.playerId, sessionId, token, now: clock.now() };
  const id = await db.transaction(async (tx) => {
    await deleteOfOthers(tx, device);
    const kept = await upsertDevice(tx, device);
    if (kept) await deleteOlder(tx, sessionId, kept);
    return kept;
  });
  return id === undefined ? refuse('conflict') : { id };
}

/** Whether a key, base64url, is a point of P-256. Encrypting for anything else throws, each time it is tried. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

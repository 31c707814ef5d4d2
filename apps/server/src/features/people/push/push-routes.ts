import * as contract from '@croupier/contract/people/push';
import type { Http } from '../../../platform/http/http.ts';
import { deleteOfSession } from './devices-store.ts';
import { keepDevice } from './keep-device.ts';
import type { PushParts } from './push-parts.ts';

export function pushRoutes(http: Http, parts: PushParts): void {
  http.handle(contract.pushKey, async () => ({ key: parts.keys?.publicKey ?? null }));
  http.handle(contract.keepDevice, ({ input, player }) => keepDevice(parts, player, input.body.token));
  // The session's older token goes with the new one: whose it is, the session says.
  http.handle(contract.updateDevice, ({ input, player }) => keepDevice(parts, player, input.body.token));
  http.handle(contract.forgetDevice, async ({ player }) => {
    await deleteOfSession(parts.db, Buffer.from(player.sessionId, 'hex'));
    return { done: true as const };
  });
}

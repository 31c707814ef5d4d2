import * as contract from '@croupier/contract/people/passkeys';
import type { OutputOf } from '@croupier/contract/kit';
import type { Http } from '../../../platform/http/http.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { arrivalOf, letIn } from '../players/feature.ts';
import { addPasskey, offerPasskey } from './add-passkey.ts';
import { askPasskey } from './check-passkey.ts';
import type { PasskeysParts } from './passkeys-parts.ts';
import { listPasskeysOf } from './passkeys-store.ts';
import { removePasskey } from './remove-passkey.ts';
import { signInByPasskey } from './sign-in-by-passkey.ts';

export function passkeysRoutes(http: Http, parts: PasskeysParts): void {
  const listOf = async (playerId: bigint): Promise<OutputOf<typeof contract.listPasskeys>> => ({
    passkeys: (await listPasskeysOf(parts.db, playerId)).map((row) => ({
      id: row.publicId,
      name: row.name,
      createdAt: row.createdAt.toISOString(),
      lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    })),
  });
  http.handle(contract.listPasskeys, ({ player }) => listOf(player.playerId));
  http.handle(contract.passkeyOptions, ({ player }) => offerPasskey(parts, player));
  http.handle(
    contract.addPasskey,
    async ({ input, player }) => (await addPasskey(parts, player, input.body)) ?? listOf(player.playerId),
  );
  http.handle(
    contract.removePasskey,
    async ({ input, player }) =>
      (await removePasskey(parts, player, input.params.id)) ?? listOf(player.playerId),
  );
  http.handle(contract.loginPasskeyOptions, () => askPasskey(parts, { purpose: 'sign-in', sessionId: null }));
  http.handle(contract.loginWithPasskey, async (call) => {
    const entered = await signInByPasskey(parts, arrivalOf(parts.players, call), call.input.body.credential);
    if (isRefusal(entered)) return entered;
    letIn(parts.players, call.setCookie, entered);
    return { authenticated: true as const };
  });
}

import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { passkeyPlace } from '../../../platform/web-authn.ts';
import type { CountWays, Players } from '../players/feature.ts';
import type { PasskeysParts } from './passkeys-parts.ts';
import { passkeysRoutes } from './passkeys-routes.ts';
import { deleteChallengesBefore } from './passkeys-store.ts';
import { PASSKEYS_PERSONAL } from './personal-store.ts';

const CLEAN_EVERY_MS = 10 * 60_000;
const CLEAN_TIMEOUT_MS = 30_000;
/** Much longer than a challenge is good, by whatever clock. */
const SPENT_KEPT_MS = 24 * 3_600_000;

/** What stands for its player on a device: a way in beside the password. */
export interface Passkeys {
  readonly module: Module;
  readonly parts: PasskeysParts;
}

export function createPasskeys(
  { db, clock, config }: Needs<'db' | 'clock', 'publicUrl' | 'sessionKey'>,
  { players, otherWays }: { players: Pick<Players, 'parts'>; otherWays: readonly CountWays[] },
): Passkeys {
  const parts: PasskeysParts = {
    ...{ db, clock, players: players.parts, otherWays },
    key: config.sessionKey,
    place: passkeyPlace(config.publicUrl),
  };
  return {
    parts,
    module: {
      name: 'passkeys',
      personal: PASSKEYS_PERSONAL,
      routes: (http) => passkeysRoutes(http, parts),
      jobs: [
        {
          name: 'remove-spent-challenges',
          everyMs: CLEAN_EVERY_MS,
          timeoutMs: CLEAN_TIMEOUT_MS,
          run: () => deleteChallengesBefore(db, new Date(clock.now().getTime() - SPENT_KEPT_MS)),
        },
      ],
    },
  };
}

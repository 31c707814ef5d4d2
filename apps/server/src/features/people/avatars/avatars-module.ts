import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { Players } from '../players/feature.ts';
import { avatarsRoutes } from './avatars-routes.ts';
import { AVATARS_PERSONAL } from './personal-store.ts';

/** The pictures that players are shown with. */
export function createAvatars(
  platform: Needs<'db' | 'clock' | 'scan'>,
  { players }: { players: Players },
): { module: Module } {
  const parts = { ...platform, players: players.parts };
  return {
    module: { name: 'avatars', personal: AVATARS_PERSONAL, routes: (http) => avatarsRoutes(http, parts) },
  };
}

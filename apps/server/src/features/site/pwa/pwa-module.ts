import { pwaInstalled, setFromPwa, setInstallPwa } from '@croupier/contract/site/pwa';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { saveInstalled, saveOpened } from './pwa-store.ts';
import { PWA_PERSONAL } from './personal-store.ts';

const DONE = { done: true as const };

/** Who has the site as an app. */
export function createPwa({ db, clock, meters }: Needs<'db' | 'clock' | 'meters'>): { module: Module } {
  const installed = meters.counter('croupier_pwa_installed_total', 'Installations as an app', ['platform']);
  return {
    module: {
      name: 'pwa',
      personal: PWA_PERSONAL,
      routes: (http) => {
        http.handle(pwaInstalled, async ({ input }) => {
          installed(input.body);
          return DONE;
        });
        http.handle(setInstallPwa, async ({ player }) => {
          await saveInstalled(db, player.playerId, clock.now());
          return DONE;
        });
        http.handle(setFromPwa, async ({ player }) => {
          await saveOpened(db, player.playerId, clock.now());
          return DONE;
        });
      },
    },
  };
}

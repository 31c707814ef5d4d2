import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { CountWays, Players } from '../players/feature.ts';
import { createFacebook } from './facebook.ts';
import { createGoogle } from './google.ts';
import { journeyRoutes } from './journey-routes.ts';
import { createKeptByBrowser } from './kept-by-browser.ts';
import { countNetworks } from './list-networks.ts';
import type { NetworksParts } from './networks-parts.ts';
import { networksRoutes } from './networks-routes.ts';
import { NETWORKS_PERSONAL } from './personal-store.ts';

/** Signing in with an account of another company. */
export function createNetworks(
  {
    db,
    clock,
    warn,
    config,
  }: Needs<'db' | 'clock' | 'warn', 'publicUrl' | 'secure' | 'closedCountries' | 'sessionKey' | 'networks'>,
  {
    players,
    ...others
  }: Pick<NetworksParts, 'otherWays' | 'carryStops' | 'isKeptForUndo'> & { players: Pick<Players, 'parts'> },
): { module: Module; countWays: CountWays } {
  const { google, facebook } = config.networks;
  const offered = [google && createGoogle(google), facebook && createFacebook(facebook)];
  const parts: NetworksParts = {
    ...{ db, clock, warn, config, players: players.parts, ...others },
    providers: new Map(offered.flatMap((provider) => (provider ? [[provider.network, provider]] : []))),
    kept: createKeptByBrowser({ clock, key: config.sessionKey }),
  };
  return {
    countWays: (tx, playerId) => countNetworks(parts, tx, playerId),
    module: {
      name: 'networks',
      personal: NETWORKS_PERSONAL,
      routes: (http) => {
        networksRoutes(http, parts);
        journeyRoutes(http.raw, parts);
      },
    },
  };
}

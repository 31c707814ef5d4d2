import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Module } from '../../platform/module.ts';
import type { Catalog } from '../catalog/index.ts';
import { createCatalogue } from './catalogue.ts';
import { exampleEntries } from './examples.ts';
import { houseEntries } from './house-entries.ts';
import { lobbyReaders } from './lobby-readers.ts';
import { lobbyRoutes } from './lobby-routes.ts';
import { providerEntries, type StudioGame } from './provider-entries.ts';

export interface LobbyDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly catalog: Pick<Catalog, 'list'>;
  /** Games of other studios, whoever keeps them. */
  readonly studioGames: () => Promise<readonly StudioGame[]>;
  /** Shows the examples of a demonstration, if there are any; never in production. */
  readonly examples: boolean;
}

/** The lobby: every game of every studio in lists, narrowed, searched, liked, and told of. */
export function createLobby({ db, clock, catalog, studioGames, examples }: LobbyDeps): { module: Module } {
  const sources = [
    houseEntries(catalog),
    providerEntries(studioGames),
    ...(examples ? [exampleEntries(db)] : []),
  ];
  const parts = { db, clock, catalogue: createCatalogue(sources) };
  return {
    module: { name: 'lobby', routes: (http) => lobbyRoutes(http, parts), readers: lobbyReaders(parts) },
  };
}

import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { Catalog } from '../../play/catalog/feature.ts';
import type { LobbyEntry } from './lobby-entry.ts';
import { createLobbyGames } from './lobby-games.ts';
import { exampleEntries } from './examples.ts';
import { houseEntries } from './house-entries.ts';
import { lobbyReaders } from './lobby-readers.ts';
import { lobbyRoutes, type FrontContent } from './lobby-routes.ts';
import { providerEntries, type StudioGame } from './provider-entries.ts';
import { LOBBY_PERSONAL } from './personal-store.ts';

interface Lower {
  readonly catalog: Pick<Catalog, 'list'>;
  readonly content: FrontContent;
  /** Games of other studios, whoever keeps them. */
  readonly studioGames: () => Promise<readonly StudioGame[]>;
}

export interface Lobby {
  readonly module: Module;
  /** Every game of every studio. */
  entries(): Promise<readonly LobbyEntry[]>;
}

/** The lobby: every game of every studio in lists, narrowed, searched, liked, and told of. */
export function createLobby(
  { db, clock, config }: Needs<'db' | 'clock', 'environment' | 'brand' | 'memoryMs'>,
  { catalog, content, studioGames }: Lower,
): Lobby {
  // The examples of a demonstration, if there are any.
  const examples = config.environment !== 'production';
  const sources = [
    houseEntries(catalog),
    providerEntries(studioGames),
    ...(examples ? [exampleEntries(db)] : []),
  ];
  const { brand, memoryMs } = config;
  const parts = { db, clock, lobbyGames: createLobbyGames(sources, memoryMs), brand, memoryMs };
  return {
    module: {
      name: 'lobby',
      personal: LOBBY_PERSONAL,
      routes: (http) => lobbyRoutes(http, parts, content),
      readers: lobbyReaders(parts),
    },
    entries: parts.lobbyGames.entries,
  };
}

import type { ProvidersParts } from './providers-parts.ts';
import { listGames } from './providers-store.ts';

export interface ProviderGame {
  readonly game: string;
  readonly provider: string;
  /** The provider's name as people know it. */
  readonly studio: string;
  /** The game's own name, the same in every language. */
  readonly name: string;
  readonly available: boolean;
}

/** The games of providers that this installation has an address of, by name; for the lobby. */
export async function listProviderGames({
  db,
  providers,
}: Pick<ProvidersParts, 'db' | 'providers'>): Promise<ProviderGame[]> {
  const known = new Set(providers.map(({ code }) => code));
  const games = await listGames(db);
  return games
    .filter(({ provider }) => known.has(provider))
    .map(({ game, provider, name, available }) => ({
      game,
      provider,
      studio: nameOfStudio(provider),
      name,
      available,
    }));
}

/** `north-star` is North Star, in every language. */
export const nameOfStudio = (code: string): string =>
  code
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

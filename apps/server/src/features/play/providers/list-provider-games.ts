import type { Openness } from '../catalog/feature.ts';
import type { ProvidersParts } from './providers-parts.ts';
import { listGames } from './providers-store.ts';

export interface ProviderGame extends Openness {
  readonly game: string;
  readonly provider: string;
  /** The provider's name as people know it. */
  readonly studio: string;
  /** The game's own name, the same in every language. */
  readonly name: string;
}

/** The games of providers that this installation has an address of, by name; for the lobby. */
export async function listProviderGames({
  db,
  providers,
  openness,
}: Pick<ProvidersParts, 'db' | 'providers' | 'openness'>): Promise<ProviderGame[]> {
  const known = new Set(providers.map(({ code }) => code));
  const [games, opennessOf] = await Promise.all([listGames(db), openness()]);
  return games
    .filter(({ provider }) => known.has(provider))
    .map(({ game, provider, name }) => ({
      game,
      provider,
      studio: nameOfStudio(provider),
      name,
      ...opennessOf(game),
    }));
}

/** `north-star` is North Star, in every language. */
export const nameOfStudio = (code: string): string =>
  code
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

import type { Providers } from '../providers/index.ts';
import type { LobbySource } from './lobby-entry.ts';

/** The games of other studios. Their maths is theirs to declare, and they are played by signed-in players only. */
export function providerEntries(providers: Pick<Providers, 'listProviderGames'>): LobbySource {
  return async () =>
    (await providers.listProviderGames()).map(({ game, provider, name, available }) => ({
      code: game,
      names: { ua: name, ru: name, en: name, kk: name },
      provider: { code: provider, name: nameOfProvider(provider) },
      poster: null,
      available,
      demo: false,
      example: false,
      genres: [],
      features: [],
      volatility: null,
      rtpMicro: null,
      maximumWinCenti: null,
    }));
}

/** `north-star` is North Star. */
const nameOfProvider = (code: string): string =>
  code
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

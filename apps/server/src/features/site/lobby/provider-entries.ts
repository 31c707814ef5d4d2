import type { RegionId } from '@croupier/domain/site/regions';
import type { LobbySource } from './lobby-entry.ts';

/** A game of another studio as its feature tells of it; its name is the same in every language. */
export interface StudioGame {
  readonly game: string;
  readonly provider: string;
  /** The provider's name as people know it. */
  readonly studio: string;
  readonly name: string;
  readonly available: boolean;
  readonly closedRegions: readonly RegionId[];
}

/** The games of other studios. Their maths is theirs to declare, and they are played by signed-in players only. */
export function providerEntries(listGames: () => Promise<readonly StudioGame[]>): LobbySource {
  return async () =>
    (await listGames()).map(({ game, provider, studio, name, available, closedRegions }) => ({
      code: game,
      names: { ua: name, ru: name, en: name, kk: name },
      provider: { code: provider, name: studio },
      maker: 'studio',
      poster: null,
      available,
      closedRegions,
      demo: false,
      example: false,
      genres: [],
      features: [],
      addedOn: null,
      figures: () => ({ volatility: null, rtpMicro: null, maximumWinCenti: null }),
    }));
}

import { GAMES } from '@croupier/games';
import { mathsOf } from '@croupier/games/maths/maths-of.ts';
import { namesOf } from '@croupier/games/portfolio/names.ts';
import type { Catalog } from '../../play/catalog/feature.ts';
import type { LobbySource } from './lobby-entry.ts';

/**
 * The games of the house, as the portfolio has them: a game that is added there is in the lobby.
 * @throws when one of them has no names: a server that starts has all
 */
export function houseEntries(catalog: Pick<Catalog, 'list'>): LobbySource {
  const names = new Map(GAMES.map(({ definition: { id } }) => [id, namesOf(id)]));
  return async () =>
    (await catalog.list()).map(({ game, available, closedRegions }) => {
      const code = game.definition.id;
      return {
        code,
        names: names.get(code)!,
        provider: { code: codeOfProvider(game.provider), name: game.provider },
        maker: 'house',
        poster: `/posters/${code}.webp`,
        available,
        closedRegions,
        demo: true,
        example: false,
        genres: game.genres,
        features: game.features,
        addedOn: game.addedOn,
        figures: () => mathsOf(game.definition),
      };
    });
}

/** A studio's name as it stands in an address: "Toro Games" is `toro-games`. */
export function codeOfProvider(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

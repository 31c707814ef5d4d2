import { mathsOf } from '@croupier/games/maths/maths-of.ts';
import type { Catalog } from '../../play/catalog/index.ts';
import { houseNames } from './house-names.ts';
import type { LobbyEntry, LobbySource } from './lobby-entry.ts';

/** The games of the house, as the portfolio has them: a game that is added there is in the lobby. */
export function houseEntries(catalog: Pick<Catalog, 'list'>): LobbySource {
  const names = new Map<string, LobbyEntry['names']>();
  return async () =>
    (await catalog.list()).map(({ game, available }) => {
      const code = game.definition.id;
      if (!names.has(code)) names.set(code, houseNames(code));
      return {
        code,
        names: names.get(code)!,
        provider: { code: codeOfProvider(game.provider), name: game.provider },
        maker: 'house',
        poster: `/posters/${code}.svg`,
        available,
        demo: true,
        example: false,
        genres: game.genres,
        features: game.features,
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

import type { LobbyTile } from '@croupier/contract/site/lobby';

/** A shelf of them. */
const MOST_SHOWN = 12;

type Known = Pick<LobbyTile, 'code' | 'genres' | 'features'>;

/** Games that can be entered, those that have the most genres and features in common with this one first, and not itself. */
export function likeFirst<Tile extends Known & Pick<LobbyTile, 'access'>>(
  game: Known,
  tiles: readonly Tile[],
): Tile[] {
  const shared = (mine: readonly string[], others: readonly string[]) =>
    mine.filter((one) => others.includes(one)).length;
  // A genre says more of a game than one of its features.
  const likeness = (tile: Tile) =>
    2 * shared(game.genres, tile.genres) + shared(game.features, tile.features);
  return tiles
    .filter(({ code, access }) => code !== game.code && access === 'open')
    .map((tile) => ({ tile, likeness: likeness(tile) }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MOST_SHOWN)
    .map(({ tile }) => tile);
}

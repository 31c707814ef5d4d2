import { GAME_LISTS, type GameList, type TileShape } from '@croupier/contract/site/lobby';

/** How the tiles of a list are shaped, wherever it is shown. A genre is shaped as all games are. */
const SHAPES = {
  all: 'DEFAULT',
  popular: 'DEFAULT',
  week: 'SQUARE',
  classical: 'SQUARE',
  royal: 'DEFAULT',
  tournament: 'SQUARE',
  favorites: 'DEFAULT',
  recent: 'RECTANGLE',
} as const satisfies Record<GameList, TileShape>;

export const shapeOf = (category: string = 'all'): TileShape =>
  isList(category) ? SHAPES[category] : SHAPES.all;

const isList = (category: string): category is GameList =>
  (GAME_LISTS as readonly string[]).includes(category);

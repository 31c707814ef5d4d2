import type { RegionPack } from '@croupier/domain/site/regions';
import { isGridDefinition } from '@croupier/games';
import { isStaged } from '../board/staged.ts';
import type { Game } from '../table/game.ts';

/** Whether its rounds follow one another without a choice in between: then many may be asked for, and quickly. */
export const isQuick = ({ code, definition }: Pick<Game, 'code' | 'definition'>): boolean =>
  isGridDefinition(definition) ||
  (isStaged(code) && definition.engine !== 'steps' && definition.engine !== 'crash');

/** Whether what is shown may be shown in half the time: all that the stage draws, but a flight that others see too. */
export const mayHurry = (game: Pick<Game, 'code' | 'definition'>): boolean =>
  isQuick(game) || (isStaged(game.code) && game.definition.engine === 'steps');

/** Whether rounds may follow each other in turbo for as long as a press is held: that is autoplay, and turbo. */
export const mayHold = (
  game: Pick<Game, 'code' | 'definition'>,
  { autoplay, turbo }: Pick<RegionPack, 'autoplay' | 'turbo'>,
): boolean => autoplay && turbo && isQuick(game);

import type { RegionPack } from '@croupier/domain/site/regions';
import type { Game } from '../table/game.ts';

/** Whether its rounds follow one another without a choice in between: then many may be asked for, and quickly. */
export const isQuick = ({ definition }: Pick<Game, 'definition'>): boolean =>
  definition.engine !== 'steps' && definition.engine !== 'crash';

/** Whether what is shown may be shown in half the time: all of it, but a flight that others see too. */
export const mayHurry = ({ definition }: Pick<Game, 'definition'>): boolean => definition.engine !== 'crash';

/** Whether rounds may follow each other in turbo for as long as a press is held: that is autoplay, and turbo. */
export const mayHold = (
  game: Pick<Game, 'definition'>,
  { autoplay, turbo }: Pick<RegionPack, 'autoplay' | 'turbo'>,
): boolean => autoplay && turbo && isQuick(game);

import { isGridDefinition } from '@croupier/games';
import type { Game } from '../table/game.ts';
import type { Rounds } from '../table/use-rounds.ts';
import { useMoney, type Terms } from './use-terms.ts';

/** How amounts on the stage are written: reels at rest still show those of the last round; a board, those of the next bet. */
export function useStageMoney(game: Game, { shown, open, last }: Rounds, terms: Terms) {
  const resting = isGridDefinition(game.definition) ? last : null;
  return useMoney((shown ?? open ?? resting)?.currency ?? terms.currency);
}

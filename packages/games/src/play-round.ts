import type { GameDefinition, RoundOutcome } from './definition.ts';
import type { Draw } from './fair/draw.ts';
import { playLines } from './lines/play-lines.ts';

/**
 * Decides a round. Depends on the definition and the draws alone: no clock, no balance, no player.
 * @param draw a fair stream in play; a tape in tests
 */
export function playRound(definition: GameDefinition, draw: Draw): RoundOutcome {
  switch (definition.engine) {
    case 'lines':
      return playLines(definition, draw);
  }
}

import type { GameDefinition } from './definition.ts';
import { engineOf } from './engines.ts';
import type { Draw } from './fair/draw.ts';
import { MAIN_ENTRY, type Entry, type RoundOutcome } from './round.ts';

/**
 * Decides a round, or as much of it as the entry's choices allow. Depends on the definition, the draws and the
 * entry alone: no clock, no balance, no player.
 * @param draw a fair stream in play; a tape in tests
 * @throws EntryError on a mode or a choice that the game does not allow
 */
export function decideRound(definition: GameDefinition, draw: Draw, entry: Entry = MAIN_ENTRY): RoundOutcome {
  return engineOf(definition).play(definition, draw, entry);
}

/**
 * What an unfinished round is closed with when nobody comes back to it: the money is taken where it can be,
 * otherwise the first choice allowed is made.
 */
export function choiceOfAbandoned(outcome: RoundOutcome): readonly number[] | undefined {
  if (outcome.open === null) return undefined;
  return outcome.open.cashOutUnits === null ? outcome.open.allowed[0] : [];
}

import type { Draw } from './fair/draw.ts';
import { EntryError, type Entry, type RoundOutcome } from './round.ts';

/**
 * The rules of a kind of game. A round is a pure function of the definition, the draws and the entry: a round of
 * several steps is played again from its start with one choice more, so its only state is the list of choices.
 */
export interface Engine<Definition> {
  /**
   * Decides the round as far as the entry's choices go. What is hidden (a board of traps) is drawn before the first
   * choice is read, and no draw depends on a choice that the player could still change.
   * @throws EntryError on a mode or a choice that the game does not allow
   */
  play(definition: Definition, draw: Draw, entry: Entry): RoundOutcome;
  /**
   * Whether the mode's first choice goes with the bet (the numbers of a ticket). Such a choice is judged before
   * anything is drawn. No other mode takes a choice with the bet.
   */
  asksWithBet?(definition: Definition, mode: string): boolean;
  /**
   * True where players share what decides their rounds (a flight). With real players such a round is never
   * drawn from their own seeds: `play` draws only in demonstrations and simulations, where nothing is given.
   */
  readonly isShared?: true;
}

/** A game of one mode whose rounds ask nothing. @throws EntryError when the entry is another */
export function assertMainEntry(entry: Entry): void {
  if (entry.mode !== 'main' || entry.choices.length > 0)
    throw new EntryError('The game has one mode and asks nothing');
}

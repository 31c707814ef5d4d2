import { maximumCentiOf } from '../crash/crash-point.ts';
import type { CrashDefinition, GameDefinition } from '../definition.ts';
import type { Draw } from '../fair/draw.ts';
import { findMode } from '../modes.ts';
import type { BoardOutcome, Choice, OpenTurn, RoundOutcome } from '../round.ts';
import { GUESSES, RANKS } from '../steps/card-odds.ts';

/** What a player chooses with the bet; nothing where the mode asks for nothing. */
export function choicesWithBet(definition: GameDefinition, mode: string, toss: Draw): readonly Choice[] {
  if (definition.engine === 'draw') {
    const { picks } = findMode(definition.modes, mode);
    return [Array.from({ length: picks }, (_, index) => index + 1)];
  }
  return definition.engine === 'crash' ? [[aimOf(definition, toss)]] : [];
}

/**
 * The player whose rounds the law of a game of steps describes: takes the money after half of the safe steps, turns the
 * first tile that is left, and guesses what is likelier three times out of four.
 */
export function nextChoice(outcome: RoundOutcome, open: OpenTurn, toss: Draw): Choice {
  if (open.cashOutUnits !== null && toss.below(2) === 0) return [];
  if (open.asks !== 'guess') return open.allowed[0]!;
  const guesses = open.allowed.filter(([guess]) => guess !== GUESSES.skip);
  const last = (outcome as BoardOutcome).steps.at(-1)!;
  const rank = last.kind === 'card' ? Math.floor(last.card / 4) : 0;
  const likelier = rank < RANKS / 2 ? GUESSES.higher : GUESSES.lower;
  const isLikelier = toss.below(4) > 0;
  return guesses.find(([guess]) => (guess === likelier) === isLikelier) ?? guesses[0]!;
}

/** 2, 4, 8 … stakes, each half as often as the one before, the rest at the maximum; in hundredths. */
function aimOf(definition: CrashDefinition, toss: Draw): number {
  const maximum = maximumCentiOf(definition);
  let aim = 200;
  while (aim < maximum && toss.below(2) === 1) aim *= 2;
  return Math.min(aim, maximum);
}

import { boardOutcome } from '../board-outcome.ts';
import type { Draw } from '../fair/draw.ts';
import { findMode } from '../modes.ts';
import { EntryError, type BoardOutcome, type Choice, type Entry } from '../round.ts';
import type { DrawDefinition } from './definition.ts';
import { drawNumbers } from './draw-numbers.ts';

/**
 * Plays a ticket: the picks go with the bet, in any order, then the numbers are drawn.
 * @throws EntryError when the picks are not as many different numbers as the mode asks for
 */
export function playDraw(definition: DrawDefinition, draw: Draw, entry: Entry): BoardOutcome {
  const { pays, picks: picksAsked } = findMode(definition.modes, entry.mode);
  const picks = picksOf(entry.choices, picksAsked, definition.numbers);
  const drawn = drawNumbers(draw, {
    first: 1,
    count: definition.numbers,
    drawn: definition.drawn,
    what: 'number',
  });
  const hits = picks.filter((number) => drawn.includes(number));
  return boardOutcome(definition, entry.mode, [
    { kind: 'draw', picks, drawn, hits, units: pays[hits.length]! },
  ]);
}

function picksOf(choices: readonly Choice[], count: number, numbers: number): number[] {
  const [picks, ...others] = choices;
  if (picks === undefined || others.length > 0)
    throw new EntryError('A ticket takes one choice, its numbers');
  if (picks.length !== count) throw new EntryError(`The mode asks for ${count} numbers`);
  if (picks.some((number) => !Number.isSafeInteger(number) || number < 1 || number > numbers))
    throw new EntryError(`Numbers are whole, from 1 to ${numbers}`);
  if (new Set(picks).size !== picks.length) throw new EntryError('A number is picked once');
  return [...picks].sort((a, b) => a - b);
}

import { assertMainEntry, type Engine } from '../engine.ts';
import type { BookDefinition } from './definition.ts';
import { playBook } from './play-book.ts';

/** Slots on lines with a book and an expanding symbol in the free spins. A unit is the stake of one line. */
export const bookEngine: Engine<BookDefinition> = {
  family: 'grid',
  play(definition, draw, entry) {
    assertMainEntry(entry);
    return playBook(definition, draw);
  },
  stakeUnits: (definition) => definition.lines.length,
  modes: () => ['main'],
};

import { assertMainEntry, type Engine } from '../engine.ts';
import type { BookDefinition } from './definition.ts';
import { playBook } from './play-book.ts';

/** Slots on lines with a book and an expanding symbol in the free spins. */
export const bookEngine: Engine<BookDefinition> = {
  play(definition, draw, entry) {
    assertMainEntry(entry);
    return playBook(definition, draw);
  },
};

import { assertMainEntry, type Engine } from '../engine.ts';
import type { LinesDefinition } from './definition.ts';
import { playLines } from './play-lines.ts';

/** Slots that pay on lines. */
export const linesEngine: Engine<LinesDefinition> = {
  play(definition, draw, entry) {
    assertMainEntry(entry);
    return playLines(definition, draw);
  },
};

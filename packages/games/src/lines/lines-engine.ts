import { assertMainEntry, type Engine } from '../engine.ts';
import type { LinesDefinition } from './definition.ts';
import { playLines } from './play-lines.ts';

/** Slots that pay on lines. A unit is the stake of one line. */
export const linesEngine: Engine<LinesDefinition> = {
  family: 'grid',
  play(definition, draw, entry) {
    assertMainEntry(entry);
    return playLines(definition, draw);
  },
  stakeUnits: (definition) => definition.lines.length,
  modes: () => ['main'],
};

import { assertMainEntry, type Engine } from '../engine.ts';
import type { HoldDefinition } from './definition.ts';
import { playHold } from './play-hold.ts';

/** Lines with a hold-and-win feature. A unit is the stake of one line. */
export const holdEngine: Engine<HoldDefinition> = {
  family: 'grid',
  play(definition, draw, entry) {
    assertMainEntry(entry);
    return playHold(definition, draw);
  },
  stakeUnits: (definition) => definition.lines.length,
  modes: () => ['main'],
};

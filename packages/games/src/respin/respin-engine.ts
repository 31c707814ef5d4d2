import { assertMainEntry, type Engine } from '../engine.ts';
import type { RespinDefinition } from './definition.ts';
import { playRespin } from './play-respin.ts';

/** Slots on lines whose wilds stay for re-spins. A unit is the stake of one line. */
export const respinEngine: Engine<RespinDefinition> = {
  family: 'grid',
  play(definition, draw, entry) {
    assertMainEntry(entry);
    return playRespin(definition, draw);
  },
  stakeUnits: (definition) => definition.lines.length,
  modes: () => ['main'],
};

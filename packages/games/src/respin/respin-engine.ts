import { assertMainEntry, type Engine } from '../engine.ts';
import type { RespinDefinition } from './definition.ts';
import { playRespin } from './play-respin.ts';

/** Slots on lines whose wilds stay for re-spins. */
export const respinEngine: Engine<RespinDefinition> = {
  play(definition, draw, entry) {
    assertMainEntry(entry);
    return playRespin(definition, draw);
  },
};

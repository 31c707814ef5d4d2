import { assertMainEntry, type Engine } from '../engine.ts';
import type { CascadeDefinition } from './definition.ts';
import { playCascade } from './play-cascade.ts';

/** Slots whose wins burst and let new symbols fall. */
export const cascadeEngine: Engine<CascadeDefinition> = {
  play(definition, draw, entry) {
    assertMainEntry(entry);
    return playCascade(definition, draw);
  },
};

import { assertMainEntry, type Engine } from '../engine.ts';
import type { HoldDefinition } from './definition.ts';
import { playHold } from './play-hold.ts';

/** Lines with a hold-and-win feature. */
export const holdEngine: Engine<HoldDefinition> = {
  play(definition, draw, entry) {
    assertMainEntry(entry);
    return playHold(definition, draw);
  },
};

import type { Engine } from '../engine.ts';
import type { WaysDefinition } from './definition.ts';
import { playWays } from './play-ways.ts';

/** Slots that pay on ways, and whose player chooses among kinds of free spins. */
export const waysEngine: Engine<WaysDefinition> = {
  play: playWays,
};

import type { Engine } from '../engine.ts';
import type { StepsDefinition } from './definition.ts';
import { playHiLo } from './play-hi-lo.ts';
import { playMines } from './play-mines.ts';
import { playTowers } from './play-towers.ts';

/** Mines, towers and hi-lo: rounds of several steps, the money to be taken after each. */
export const stepsEngine: Engine<StepsDefinition> = {
  play(definition, draw, entry) {
    if (definition.kind === 'mines') return playMines(definition, draw, entry);
    if (definition.kind === 'towers') return playTowers(definition, draw, entry);
    return playHiLo(definition, draw, entry);
  },
};

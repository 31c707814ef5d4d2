import type { Engine } from '../engine.ts';
import type { DrawDefinition } from './definition.ts';
import { playDraw } from './play-draw.ts';

/** Keno and number lotteries drawn at once. */
export const drawEngine: Engine<DrawDefinition> = {
  family: 'board',
  play: playDraw,
  asksWithBet: () => true,
  stakeUnits: (definition) => definition.stakeUnits,
  modes: (definition) => definition.modes.map(({ id }) => id),
};

import type { Engine } from '../engine.ts';
import type { DrawDefinition } from './definition.ts';
import { playDraw } from './play-draw.ts';

/** Keno and number lotteries drawn at once. */
export const drawEngine: Engine<DrawDefinition> = {
  play: playDraw,
  asksWithBet: () => true,
};

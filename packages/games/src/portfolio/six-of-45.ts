import type { DrawDefinition } from '../draw/definition.ts';

/** A lottery drum of old brass and forty-five painted balls: six are picked, six are drawn, at once. */
export const sixOf45: DrawDefinition = {
  id: 'six-of-45',
  mathVersion: 1,
  engine: 'draw',
  stakeUnits: 1,
  numbers: 45,
  drawn: 6,
  modes: [{ id: 'main', picks: 6, pays: [0, 0, 2, 13, 150, 5000, 100_000] }],
};

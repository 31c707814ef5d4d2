import { HANDS, nameOf } from '../lettering/logo.ts';
import { makeArt, swarm } from '../make-art.ts';
import { backdrop } from './scene.ts';
import { bareComet, symbols } from './symbols.ts';

/** A garden in space: tubes of light, violet night, every colour of the nebula. */
export const cometGardenArt = makeArt({
  symbols,
  name: nameOf([{ word: 'COMET', layers: HANDS.neon('#4fe0ff', '#10063a') }, { word: 'GARDEN', layers: HANDS.neon('#ff4fc4', '#10063a') }]),
  backdrop,
  poster: { glow: '#8a6aff', heroes: [[bareComet, 400, 180, 340], [symbols['sun-daisy'], 470, 440, 220, 12], [symbols['nebula-rose'], 140, 440, 230, -14], [symbols['star-lily'], 290, 320, 360, 6]], foot: '#10063a' },
  cabinet: { metal: 'rose', body: '#4a1f8a', drum: '#17113f', outline: '#0a0424', bulb: '#6fe8ff' },
  glow: '#7fe8ff',
  freeTint: '#ffc4f0',
  lines: [[0.3, 0.95, 1], [1, 0.4, 0.85], [1, 0.9, 0.4], [0.6, 1, 0.7], [0.75, 0.6, 1]],
  ambience: [swarm('twinkle', 26, '#e6dcff', { drift: [0, 0], size: [0.006, 0.02] }), swarm('spark', 6, '#8af0ff', { drift: [-0.05, 0.04], size: [0.008, 0.014] })],
});

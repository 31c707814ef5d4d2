import { HANDS, nameOf } from '../lettering/logo.ts';
import { makeArt, swarm } from '../make-art.ts';
import { backdrop } from './scene.ts';
import { symbols } from './symbols.ts';

const LETTERS = HANDS.cast('brass', '#d8283a', '#1c0a12');

/** The night train: claret and brass under an indigo sky. */
export const goldRailArt = makeArt({
  symbols,
  name: nameOf([{ word: 'GOLD', layers: LETTERS }, { word: 'RAIL', layers: LETTERS, spacing: 42 }]),
  backdrop,
  poster: { glow: '#ffcf7a', heroes: [[symbols.coin, 120, 170, 170, -10], [symbols.coin, 500, 190, 140, 12], [symbols.coin, 510, 470, 180, 8], [symbols.locomotive, 285, 330, 430]], foot: '#12081a' },
  cabinet: { metal: 'brass', body: '#7a1428', drum: '#3c0f22', outline: '#16060e', bulb: '#ffd86a' },
  glow: '#ffcf4a',
  freeTint: '#ffd0a8',
  lines: [[1, 0.82, 0.3], [0.5, 0.85, 1], [0.5, 1, 0.65], [1, 0.6, 0.7], [0.8, 0.7, 1]],
  ambience: [swarm('mote', 22, '#ffd98a', { drift: [0.04, -0.01], size: [0.004, 0.01] }), swarm('spark', 8, '#ffa84a', { drift: [0.06, -0.03], size: [0.004, 0.009] })],
});

import { HANDS, arched, nameOf } from '../lettering/logo.ts';
import { makeArt, swarm } from '../make-art.ts';
import { backdrop } from './scene.ts';
import { bareDragon, choices, symbols } from './symbols.ts';

/** Folded paper in festival colours on cream drums: faces instead of shine. */
export const paperDragonsArt = makeArt({
  symbols,
  pieces: choices,
  name: nameOf([
    { word: 'PAPER', layers: HANDS.hewn(['#ffffff', '#ffe9c0', '#ffcf6a'], '#8a1430'), lift: arched(8) },
    { word: 'DRAGONS', layers: HANDS.hewn(['#ff8a6a', '#e8303f', '#a81438'], '#4a0a2a') },
  ]),
  backdrop,
  poster: { glow: '#fff0c0', heroes: [[symbols.crane, 135, 150, 190, -10], [symbols.butterfly, 480, 470, 170, 14], [symbols.koi, 120, 480, 170, -8], [bareDragon, 310, 315, 460]], foot: '#0f2f4a' },
  cabinet: { metal: 'brass', body: '#b8202e', drum: '#fdf1dc', outline: '#4a0f24', bulb: '#ffd24a' },
  glow: '#ff8a4a',
  freeTint: '#ffd0e0',
  lines: [[0.88, 0.18, 0.24], [0.07, 0.6, 0.58], [0.6, 0.3, 0.82], [0.95, 0.5, 0.1], [0.2, 0.4, 0.85]],
  ambience: [swarm('petal', 18, '#ff9ab8', { drift: [0.018, 0.03], size: [0.01, 0.022], light: 0, pulseMs: 0 })],
});

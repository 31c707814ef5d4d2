import { HANDS, nameOf } from '../lettering/logo.ts';
import { makeArt, swarm } from '../make-art.ts';
import { backdrop } from './scene.ts';
import { bareCodex, symbols } from './symbols.ts';

const LETTERS = HANDS.cast('brass', '#ffb83a', '#2b1207');

/** An old library: parchment drums, walnut, brass and the glow of amber. */
export const amberCodexArt = makeArt({
  symbols,
  name: nameOf([{ word: 'AMBER', layers: LETTERS }, { word: 'CODEX', layers: LETTERS }]),
  backdrop,
  poster: { glow: '#ffc45a', heroes: [[symbols.dragonfly, 125, 190, 180, -12], [symbols.candle, 490, 420, 230], [bareCodex, 295, 325, 400, -5]], foot: '#1c0d06' },
  cabinet: { metal: 'brass', body: '#4a2a16', drum: '#ecdcb4', outline: '#2b1207', bulb: '#ffb83a' },
  glow: '#ff9a1e',
  freeTint: '#ffe0a0',
  lines: [[0.85, 0.2, 0.16], [0.1, 0.5, 0.5], [0.2, 0.3, 0.7], [0.55, 0.2, 0.5], [0.8, 0.45, 0.05]],
  ambience: [swarm('mote', 34, '#ffcf7a', { size: [0.004, 0.01], drift: [0.004, -0.008] })],
});

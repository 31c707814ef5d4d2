import { HANDS, nameOf } from '../lettering/logo.ts';
import { makeArt, swarm } from '../make-art.ts';
import { backdrop } from './scene.ts';
import { symbols } from './symbols.ts';

const LETTERS = HANDS.cast('silver', '#9a7aff', '#0b0f1e');

/** Stone and steel under violet lightning. */
export const stormKeepArt = makeArt({
  symbols,
  name: nameOf([{ word: 'STORM', layers: LETTERS }, { word: 'KEEP', layers: LETTERS }]),
  backdrop,
  poster: { glow: '#9a8aff', heroes: [[symbols.raven, 450, 150, 230, 6], [symbols['storm-orb'], 110, 190, 190], [symbols.wolf, 290, 330, 400]], foot: '#0b0f1e' },
  cabinet: { metal: 'iron', body: '#39456e', drum: '#151c33', outline: '#070a16', bulb: '#b49aff' },
  glow: '#b49aff',
  freeTint: '#c8b0ff',
  lines: [[0.7, 0.6, 1], [0.5, 0.9, 1], [1, 0.8, 0.4], [1, 0.5, 0.6]],
  ambience: [swarm('flake', 26, '#dfe8ff', { drift: [-0.03, 0.12], size: [0.003, 0.007], light: 0, pulseMs: 0 }), swarm('spark', 6, '#c4a8ff', { size: [0.006, 0.012] })],
});

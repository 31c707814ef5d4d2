import { HANDS, arched, nameOf } from '../lettering/logo.ts';
import { makeArt, swarm } from '../make-art.ts';
import { backdrop } from './scene.ts';
import { symbols } from './symbols.ts';

const LETTERS = HANDS.hewn(['#ffe9a0', '#f2a03a', '#c8502a', '#8a2a22'], '#2a0f0a');

/** The prairie at dusk: rust and wheat against deep teal. */
export const bisonValleyArt = makeArt({
  symbols,
  name: nameOf([{ word: 'BISON', layers: LETTERS, lift: arched(10) }, { word: 'VALLEY', layers: LETTERS }]),
  backdrop,
  poster: { glow: '#ffd98a', heroes: [[symbols.eagle, 140, 170, 180, -12], [symbols.wolf, 470, 190, 190, 10], [symbols.bison, 300, 345, 430]], foot: '#2a0f0a' },
  cabinet: { metal: 'copper', body: '#7a3a22', drum: '#123c42', outline: '#1c0c08', bulb: '#ffb85a' },
  glow: '#ffb347',
  freeTint: '#ffd9b0',
  ambience: [swarm('mote', 26, '#ffdf9a', { size: [0.005, 0.012] }), swarm('petal', 8, '#e8b45a', { drift: [0.03, 0.012], size: [0.008, 0.016], light: 0, pulseMs: 0 })],
});

import { HANDS, hop, nameOf } from '../lettering/logo.ts';
import { makeArt, swarm } from '../make-art.ts';
import { backdrop } from './scene.ts';
import { symbols } from './symbols.ts';

const LETTERS = HANDS.candy(['#fff7a8', '#ffd02e', '#f59a0e'], '#a8560a', '#4a1f06');

/** Noon in the meadow: honey, comb and every colour of flower on dark wax. */
export const honeyHiveArt = makeArt({
  symbols,
  name: nameOf([{ word: 'HONEY', layers: LETTERS, lift: hop }, { word: 'HIVE', layers: LETTERS }]),
  backdrop,
  poster: { glow: '#fff3a0', heroes: [[symbols.poppy, 110, 450, 200, -12], [symbols['honey-jar'], 475, 440, 230, 8], [symbols['queen-bee'], 290, 290, 400, -4]], foot: '#3a1a06' },
  cabinet: { metal: 'brass', body: '#e09a1e', drum: '#4f2a0c', outline: '#2e1404', bulb: '#fff08a' },
  glow: '#ffe04a',
  freeTint: '#fff0b0',
  ambience: [swarm('petal', 14, '#ffffff', { drift: [0.02, 0.02], size: [0.01, 0.018], light: 0, pulseMs: 0 }), swarm('mote', 24, '#fff6a8', { size: [0.006, 0.014] })],
});

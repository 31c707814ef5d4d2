import { HANDS, nameOf } from '../lettering/logo.ts';
import { makeArt, swarm } from '../make-art.ts';
import { cog } from '../shapes/things.ts';
import { backdrop } from './scene.ts';
import { symbols } from './symbols.ts';

const LETTERS = HANDS.cast('copper', '#35c4c0', '#170d0c');

/** Steam and clockwork: copper on soot, a green glow behind the glass. */
export const gearworksArt = makeArt({
  symbols,
  name: nameOf([{ word: 'GEAR', layers: LETTERS }, { word: 'WORKS', layers: LETTERS }], [...cog(70, 75, 56, 12, 'brass', '#170d0c'), ...cog(530, 75, 56, 12, 'brass', '#170d0c')]),
  backdrop,
  poster: { glow: '#ffcf8a', heroes: [[symbols.airship, 420, 140, 260, 6], [symbols['pocket-watch'], 115, 430, 200, -12], [symbols.goggles, 490, 455, 200, 8], [symbols.automaton, 290, 310, 380]], foot: '#140a0c' },
  cabinet: { metal: 'copper', body: '#3c2a2e', drum: '#2b1b20', outline: '#120a0a', bulb: '#6ff0e0' },
  glow: '#ffb050',
  freeTint: '#a8fff0',
  ambience: [swarm('mote', 20, '#ffcf8a', { size: [0.004, 0.01] }), swarm('spark', 10, '#ff9a3a', { drift: [0.01, -0.05], size: [0.004, 0.01] }), swarm('bubble', 7, '#ffffff', { drift: [0.004, -0.03], size: [0.02, 0.05], light: 0 })],
});

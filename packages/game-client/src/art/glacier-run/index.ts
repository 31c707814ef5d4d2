import { HANDS, arched, nameOf } from '../lettering/logo.ts';
import { makeArt, swarm } from '../make-art.ts';
import { backdrop } from './scene.ts';
import { symbols } from './symbols.ts';

const LETTERS = HANDS.hewn(['#ffffff', '#c8f0ff', '#5fbcf4', '#1f6ac8'], '#0a2a5a');

/** Polar day in a cave of ice: white and blue, with the one red of an axe. */
export const glacierRunArt = makeArt({
  symbols,
  name: nameOf([{ word: 'GLACIER', layers: LETTERS, lift: arched(10) }, { word: 'RUN', layers: LETTERS, spacing: 48 }]),
  backdrop,
  poster: { glow: '#ffffff', heroes: [[symbols['snow-owl'], 460, 160, 190, 8], [symbols['ice-axe'], 120, 190, 220, -16], [symbols['arctic-fox'], 480, 470, 180, 6], [symbols.mammoth, 280, 330, 400]], foot: '#0a2a5a' },
  cabinet: { metal: 'ice', body: '#2f7ac4', drum: '#123c72', outline: '#08203e', bulb: '#9af0ff' },
  glow: '#8ae8ff',
  freeTint: '#a8ffd8',
  lines: [[0.4, 1, 0.75], [0.4, 0.85, 1], [1, 0.5, 0.6], [0.85, 0.6, 1], [1, 0.9, 0.5]],
  ambience: [swarm('flake', 34, '#ffffff', { drift: [0.008, 0.03], size: [0.006, 0.016], light: 0, pulseMs: 0 }), swarm('twinkle', 10, '#e8fbff', { drift: [0, 0] })],
});

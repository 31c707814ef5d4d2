import type { GameArt } from '../game-art.ts';
import { logo } from './logo.ts';
import { poster } from './poster.ts';
import { backdrop } from './scene.ts';
import { symbols } from './symbols.ts';

/** Summer morning: ivory drums, honey wood, polished brass. */
export const sunnyOrchardArt: GameArt = {
  symbols,
  logo,
  backdrop,
  poster,
  cabinet: {
    metal: ['#8a5210', '#ffe9a0', '#d9962a', '#fff6cf', '#b87418', '#ffdf86', '#7a460c'],
    body: ['#c8402e', '#a01f2a', '#6e0f22'],
    drum: ['#d9bf8f', '#fbeed0', '#fffdf4', '#fffaea', '#f6e4bd', '#caa873'],
    pillar: ['#7a460c', '#ffe9a0', '#c98a24', '#6e3f0a'],
    shade: 0.42,
    outline: '#3d1208',
    plaque: ['#3a0d16', '#5e1522', '#360b14'],
    bulbOn: [1, 0.93, 0.62],
    bulbOff: [0.78, 0.5, 0.3],
  },
  lines: [[1, 0.24, 0.3], [0.18, 0.62, 0.98], [0.24, 0.78, 0.3], [0.98, 0.55, 0.08], [0.66, 0.3, 0.95]],
  glow: [1, 0.78, 0.25],
  freeTint: [1, 1, 1],
  dim: { tint: [0.86, 0.82, 0.78], alpha: 0.42 },
  ambience: [
    { sprite: 'petal', count: 16, area: { left: -0.05, top: -0.05, width: 1.1, height: 1.1 }, drift: [0.018, 0.04], size: [0.014, 0.028], tint: [1, 1, 1], light: 0, pulseMs: 0 },
    { sprite: 'mote', count: 26, area: { left: 0, top: 0, width: 1, height: 1 }, drift: [0.006, -0.012], size: [0.006, 0.016], tint: [1, 0.95, 0.6], light: 1, pulseMs: 4_200 },
  ],
};

import type { GameArt } from '../game-art.ts';
import { logo } from './logo.ts';
import { poster } from './poster.ts';
import { backdrop } from './scene.ts';
import { symbols } from './symbols.ts';

/** Night harbour: sea-green timber, brass, deep blue drums. */
export const lanternTideArt: GameArt = {
  symbols,
  logo,
  backdrop,
  poster,
  cabinet: {
    metal: ['#4a2a08', '#f2c566', '#a86c1c', '#fff0b8', '#8a5214', '#e8b44a', '#3d2206'],
    body: ['#14626e', '#0d4456', '#082a40'],
    drum: ['#050d26', '#0f2c5c', '#1c4a86', '#1a447e', '#0d2850', '#040a20'],
    pillar: ['#3d2206', '#e8b44a', '#8a5214', '#2e1904'],
    shade: 0.9,
    outline: '#030a1c',
    plaque: ['#04122a', '#0a2a4c', '#04122a'],
    bulbOn: [1, 0.85, 0.5],
    bulbOff: [0.5, 0.36, 0.22],
  },
  lines: [[1, 0.42, 0.36], [0.36, 0.86, 1], [1, 0.82, 0.3], [0.52, 1, 0.6], [1, 0.56, 0.86], [0.7, 0.66, 1], [1, 0.64, 0.24]],
  glow: [1, 0.74, 0.32],
  freeTint: [0.62, 0.95, 1],
  dim: { tint: [0.42, 0.44, 0.56], alpha: 0.85 },
  ambience: [
    { sprite: 'twinkle', count: 22, area: { left: 0, top: 0, width: 1, height: 0.5 }, drift: [0, 0], size: [0.008, 0.024], tint: [0.9, 0.95, 1], light: 1, pulseMs: 3_600 },
    { sprite: 'float', count: 9, area: { left: -0.02, top: 0, width: 1.04, height: 0.95 }, drift: [0.006, -0.016], size: [0.03, 0.062], tint: [1, 1, 1], light: 0, pulseMs: 5_200 },
    { sprite: 'mote', count: 22, area: { left: 0, top: 0.6, width: 1, height: 0.4 }, drift: [0.008, -0.01], size: [0.005, 0.012], tint: [1, 0.8, 0.5], light: 1, pulseMs: 3_000 },
  ],
};

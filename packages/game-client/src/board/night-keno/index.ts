import type { DrawDefinition } from '@croupier/games';
import { swarm } from '../../art/make-art.ts';
import { nightKenoArt } from '../../art/night-keno/index.ts';
import { INK } from '../../art/night-keno/pieces.ts';
import type { BoardScene } from '../board-scene.ts';
import { sheetNodes } from '../number-sheet-pieces.ts';
import { sheetIn, sheetPlaces, type NumberSheet } from '../number-sheet.ts';
import { drawSky } from './draw-sky.ts';
import { NIGHT, skyPieces } from './pieces.ts';
import { planFall, type SkyPlan } from './plan-fall.ts';

/** Stars fall out of the night onto the numbers that are drawn. */
export const nightKenoScene: BoardScene<DrawDefinition, NumberSheet, SkyPlan> = {
  art: nightKenoArt,
  look: {
    glow: [1, 0.82, 0.4],
    ambience: [
      swarm('twinkle', 22, '#dfe8ff', { drift: [0, 0], pulseMs: 2_600 }),
      swarm('mote', 14, '#9ab0ff'),
    ],
    plate: {
      metal: ['#2a2870', '#b8c8ff', '#5a5ac0', '#e8f0ff', '#4a3a94', '#2a2870'],
      felt: ['#0e0c36', '#1f1a5c', '#0a0a26'],
      outline: INK,
    },
  },
  begins: { name: 'whoosh' },
  crowded: true,
  sameInEveryMode: true,
  layOut: ({ field }, { definition }) => sheetIn(field, definition.numbers),
  unitPx: ({ cell }) => Math.min(cell.width, 130),
  pieces: skyPieces,
  furniture: (sheet, { definition }) => sheetNodes(sheet, definition.numbers, NIGHT),
  plan: planFall,
  draw: drawSky,
  places: (sheet, { definition }) => sheetPlaces(sheet, definition.numbers),
};

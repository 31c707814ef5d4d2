import type { DrawDefinition } from '@croupier/games';
import { swarm } from '../../art/make-art.ts';
import { sixOf45Art } from '../../art/six-of-45/index.ts';
import { INK } from '../../art/six-of-45/pieces.ts';
import type { BoardScene } from '../board-scene.ts';
import { sheetPlaces } from '../number-sheet.ts';
import { drawLottery } from './draw-lottery.ts';
import { layOutLottery, type LotteryLayout } from './layout.ts';
import { machineNodes } from './machine-picture.ts';
import { lotteryPieces } from './pieces.ts';
import { planDraw, type LotteryPlan } from './plan-draw.ts';

/** A drum of brass and glass that mixes forty-five painted balls; those that are drawn roll out and into their tray. */
export const sixOf45Scene: BoardScene<DrawDefinition, LotteryLayout, LotteryPlan> = {
  art: sixOf45Art,
  look: {
    glow: [1, 0.84, 0.42],
    ambience: [swarm('mote', 26, '#fff3c4', { drift: [0.004, -0.012], size: [0.004, 0.012] })],
    plate: {
      metal: ['#5c3409', '#fff0ae', '#d9952c', '#fff6cf', '#a8661a', '#5c3409'],
      felt: ['#4a0f1c', '#7a1c2c', '#3a0a18'],
      outline: INK,
    },
  },
  begins: { name: 'shake' },
  crowded: true,
  layOut: layOutLottery,
  unitPx: ({ ball }) => Math.min(ball * 1.1, 150),
  pieces: lotteryPieces,
  furniture: machineNodes,
  plan: planDraw,
  draw: drawLottery,
  places: (layout, { definition }) => sheetPlaces(layout, definition.numbers),
};
